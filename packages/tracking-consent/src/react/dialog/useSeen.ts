import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isSeen } from './isSeen';

const CHECK_MS = 500;

/**
 * Whether a visitor can see a part. While not, the part has `data-unseen`, which takes its room and its tab stops.
 * @param onHidden called when the part can no longer be seen
 * @param shown whether the part is to be seen
 */
export function useSeen(
  part: RefObject<HTMLElement | null>,
  onHidden?: () => void,
  shown = true,
): boolean {
  const [seen, setSeen] = useState(true);
  const report = useRef(onHidden);

  useLayoutEffect(() => {
    const element = part.current;
    const parent = element?.parentNode;
    return () => {
      // React removes the part, and crashes when a blocker has removed it already.
      if (element && element.parentNode !== parent) parent?.append(element);
    };
  }, [part]);

  useEffect(() => {
    report.current = onHidden;
  });
  // Not in the timer, which ends after React has removed the part: effects of a removed part do not run.
  useEffect(() => {
    if (!seen) report.current?.();
  }, [seen]);
  useEffect(() => {
    const element = part.current;
    if (!element || !shown) return;
    const check = () => {
      element.removeAttribute('data-unseen');
      const next = isSeen(element);
      element.toggleAttribute('data-unseen', !next);
      setSeen(next);
    };
    check();
    // Blockers act at any time, and no observer reports `visibility` and `opacity`.
    const timer = setInterval(check, CHECK_MS);
    return () => clearInterval(timer);
  }, [part, shown]);

  return seen;
}
