import { watchPage } from '@forsikring/foundation/page/watchPage';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Hides the whole page, or shows it again. */
const hide = (hidden: boolean) => {
  document.documentElement.hidden = hidden;
};

/**
 * Counts how often the page returns from the back/forward cache. While the page is in the cache it is hidden, because a
 * browser may paint it before it fires `pageshow`. The page is hidden without React: in Firefox, React never renders
 * again after an update in `pagehide`.
 * @param onRestored called when the page is back
 * @returns the count of this render, and a ref of the newest one
 */
export function useRestoreCount(
  onRestored: () => void,
): [count: number, newest: RefObject<number>] {
  const newest = useRef(0);
  const [count, setCount] = useState(0);

  // The page is shown again once it has rendered without the earlier data.
  useEffect(() => {
    if (count > 0) hide(false);
  }, [count]);

  useEffect(
    () =>
      watchPage((change, cached) => {
        if (!cached) return;
        if (change === 'pagehide') hide(true);
        if (change !== 'pageshow') return;
        newest.current += 1;
        setCount(newest.current);
        onRestored();
      }),
    [onRestored],
  );

  return [count, newest];
}
