import { useEffect, useState } from 'react';

const MAX_WAIT_MS = 1_000;

/**
 * Returns true while something is pending, for at most a second. A section with several reads uses it to
 * appear complete when all reads are fast; after a second the section shows the loaded data.
 */
export function useInitiallyPending(pending: boolean): boolean {
  const [inTime, setInTime] = useState(true);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setInTime(false), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [pending]);
  return pending && inTime;
}
