import { useEffect, useRef, useState } from 'react';
import { report } from '../../platform/monitoring/report';
import { loginHeightOf } from './loginHeightOf';

const DEFAULT_HEIGHT = 275;
const HEIGHT_FACTOR = 1.08;

/** The bank's login page in a frame that is as high as the page inside asks for. `src` has passed the address policy. */
export function LoginFrame({ src }: { src: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(DEFAULT_HEIGHT);

  useEffect(() => {
    const { origin } = new URL(src);
    const receive = ({ origin: sender, source, data }: MessageEvent) => {
      const fromFrame = source !== null && source === frame.current?.contentWindow;
      const next = loginHeightOf(data);
      if (next === undefined) return;
      if (fromFrame && sender === origin) setHeight(next);
      else
        report({
          kind: 'message',
          message: 'A login height came from a foreign window and was ignored',
        });
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [src]);

  return (
    <iframe
      ref={frame}
      className="login-frame"
      title="Innlogging"
      src={src}
      style={{ height: `${Math.round(height * HEIGHT_FACTOR)}px` }}
    />
  );
}
