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
    let told = false;
    const receive = ({ origin: sender, source, data }: MessageEvent) => {
      const next = loginHeightOf(data);
      if (next === undefined) return;
      const fromFrame = source !== null && source === frame.current?.contentWindow;
      if (fromFrame && sender === origin) setHeight(next);
      // Once: a window that floods this one must not flood the reports.
      else if (!told) {
        told = true;
        const message = 'A login height came from a foreign window and was ignored';
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
      title="Innlogging"
      src={src}
      style={{ height: `${Math.round(height * HEIGHT_FACTOR)}px` }}
    />
  );
}
