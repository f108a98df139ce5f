import { type RefObject, useEffect, useState } from 'react';

/** The ends at which a row that is too wide can be scrolled. */
export function useScrollEdges(ref: RefObject<HTMLElement | null>) {
  const [moreBefore, setMoreBefore] = useState(false);
  const [moreAfter, setMoreAfter] = useState(false);

  // After every render, because the items may have changed.
  useEffect(() => {
    const row = ref.current;
    // Test environments without layout have none.
    if (!row || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      // Negative where text runs from right to left, and rounded differently from browser to browser.
      const scrolled = Math.abs(row.scrollLeft);
      setMoreBefore(scrolled > 1);
      setMoreAfter(scrolled < row.scrollWidth - row.clientWidth - 1);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    for (const item of row.children) observer.observe(item);
    row.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', measure);
    };
  });

  return { moreBefore, moreAfter };
}

/** The room beside a tab, in pixels, for the sign of more and a part of the next tab. */
const ROOM = 48;

/** Scrolls a row, and nothing but the row, until the tab is in sight. */
export function scrollToTab(row: HTMLElement, selector: string): void {
  const tab = row.querySelector(selector)?.getBoundingClientRect();
  if (!tab) return;
  const { left, right } = row.getBoundingClientRect();
  if (tab.left - ROOM < left) row.scrollLeft -= left - tab.left + ROOM;
  else if (tab.right + ROOM > right) row.scrollLeft += tab.right - right + ROOM;
}
