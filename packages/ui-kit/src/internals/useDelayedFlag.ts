import { useEffect, useState } from 'react';

/** True once `wanted` has held for a while; false as soon as it no longer does. */
export function useDelayedFlag(wanted: boolean, delayMs: number): boolean {
  const [due, setDue] = useState(false);

  useEffect(() => {
    if (!wanted || delayMs <= 0) return;
    const timer = setTimeout(() => setDue(true), delayMs);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [wanted, delayMs]);

  return wanted && (due || delayMs <= 0);
}
