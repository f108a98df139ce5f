import { useEffect, useRef, useState } from 'react';
import { report } from '../../platform/monitoring/report';
import { loginTexts as texts } from './login.texts';

const DEFAULT_HEIGHT = 275;
const HEIGHT_FACTOR = 1.08;

/** The bank's login page in a frame, whose height the login page sets by messages. `src` has passed the address policy. */
export function LoginFrame({ src }: { src: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(DEFAULT_HEIGHT);

  useEffect(() => {
    const { origin } = new URL(src);
    let reported = false;
    const receive = ({ origin: sender, source, data }: MessageEvent) => {
      const next = loginHeightOf(data);
      if (next === undefined) return;
      const fromFrame = source !== null && source === frame.current?.contentWindow;
      if (fromFrame && sender === origin) setHeight(next);
      // Reported once: another window could send any number of messages.
      else if (!reported) {
        reported = true;
        const message = 'Ignored a login height from another window';
        report({ kind: 'message', message });
      }
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [src]);

  return (
    <iframe
      ref={frame}
      className="login-frame"
      title={texts.frame}
      src={src}
      style={{ height: `${Math.round(height * HEIGHT_FACTOR)}px` }}
    />
  );
}

const MAX_HEIGHT_PX = 5_000;

/**
 * The height in a message of the login page, in px; undefined for any other message
 * (docs/specification/session.md#login-page).
 */
export function loginHeightOf(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, height } = data as Record<string, unknown>;
  const valid =
    type === 'login-height' && typeof height === 'number' && height >= 1 && height <= MAX_HEIGHT_PX;
  return valid ? height : undefined;
}
