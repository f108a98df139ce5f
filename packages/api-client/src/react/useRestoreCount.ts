import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Counts how often the page enters or leaves the back/forward cache. It counts the entry too, because a
 * browser may paint the page before it fires `pageshow`.
 * @param onRestored called when the page is back
 * @returns the count of this render, and a ref of the newest one
 */
export function useRestoreCount(
  onRestored: () => void,
): [count: number, newest: RefObject<number>] {
  const newest = useRef(0);
  const [count, setCount] = useState(0);

  useEffect(() => {
    const increase = () => {
      newest.current += 1;
      setCount(newest.current);
    };
    const hidden = ({ persisted }: PageTransitionEvent) => {
      if (persisted) increase();
    };
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      increase();
      onRestored();
    };
    window.addEventListener('pagehide', hidden);
    window.addEventListener('pageshow', shown);
    return () => {
      window.removeEventListener('pagehide', hidden);
      window.removeEventListener('pageshow', shown);
    };
  }, [onRestored]);

  return [count, newest];
}
