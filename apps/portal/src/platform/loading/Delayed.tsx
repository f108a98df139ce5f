import { type ReactNode, useEffect, useState } from 'react';

/** Shows its children after some time, such as a message instead of code that does not load. */
export function Delayed({ byMs, children }: { byMs: number; children: ReactNode }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), byMs);
    return () => clearTimeout(timer);
  }, [byMs]);
  return shown && children;
}
