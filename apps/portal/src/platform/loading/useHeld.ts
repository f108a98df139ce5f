import { useEffect, useState } from 'react';

const LONGEST_MS = 2_000;

/**
 * Whether content is held back still: until nothing above or in it is `waiting` any more, but no
 * longer than 2 s from when it could be shown. What comes later would push what stands; what was let
 * go stays.
 */
export function useHeld(waiting: boolean, showable = true): boolean {
  const [released, setReleased] = useState(false);
  if (!released && showable && !waiting) setReleased(true);

  useEffect(() => {
    if (!showable) return;
    const timer = setTimeout(() => setReleased(true), LONGEST_MS);
    return () => clearTimeout(timer);
  }, [showable]);
  return !released;
}
