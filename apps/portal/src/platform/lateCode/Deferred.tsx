import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '../errors/ErrorBoundary';

interface DeferredProps {
  /** The name of the part in reports. */
  name: string;
  /** Replaces a part whose code does not load, or that crashes. @default nothing */
  missing?: ReactNode;
  /** How long the code may load before `missing` is shown, in milliseconds. @default no limit */
  timeoutMs?: number;
  /** Called when the code does not load, or the part crashes. */
  onCrash?: () => void;
  /** A part whose code loads later (`React.lazy`). */
  children: ReactNode;
}

/** Contains a part that the page can do without. */
export const Deferred = ({ name, missing, timeoutMs, onCrash, children }: DeferredProps) => (
  <ErrorBoundary name={name} fallback={() => missing} onCrash={onCrash}>
    <Suspense fallback={timeoutMs !== undefined && <Delayed byMs={timeoutMs}>{missing}</Delayed>}>
      {children}
    </Suspense>
  </ErrorBoundary>
);

function Delayed({ byMs, children }: { byMs: number; children: ReactNode }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), byMs);
    return () => clearTimeout(timer);
  }, [byMs]);
  return shown && children;
}
