import { takesFocus } from '@forsikring/foundation/focus/focusPage';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** How many rows of a long list are shown at first, and how many more each press shows. */
export const ROWS_AT_ONCE = 50;

/** The rows of a list that are shown. */
export interface ShownRows {
  /** The list, whose children are the rows. `data-grown` once a press has added rows: these fade in. */
  list: RefObject<HTMLUListElement | null>;
  /** How many rows may be shown. */
  limit: number;
  /** Shows more rows, and focuses the first of them. */
  showMore: () => void;
  /** Scrolls to the heading or link of a row and focuses it; shows more rows until the row is among them. */
  goTo: (index: number) => void;
}

/**
 * Shows the first rows of a list, because thousands of rows take seconds to render. Paper gets all of them.
 * @param resetBy The list begins again with its first rows when this changes.
 */
export function useShownRows(resetBy = ''): ShownRows {
  const list = useRef<HTMLUListElement>(null);
  const [limit, setLimit] = useState(ROWS_AT_ONCE);
  const [printing, setPrinting] = useState(false);
  const [shownBy, setShownBy] = useState(resetBy);
  if (resetBy !== shownBy) {
    setShownBy(resetBy);
    setLimit(ROWS_AT_ONCE);
  }

  useEffect(() => {
    // Renders synchronously: the browser prints the page as it is after the event.
    const print = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'));
    window.addEventListener('beforeprint', print);
    window.addEventListener('afterprint', print);
    return () => {
      window.removeEventListener('beforeprint', print);
      window.removeEventListener('afterprint', print);
    };
  }, []);

  const show = (index: number): Element | undefined => {
    list.current?.setAttribute('data-grown', '');
    const pages = Math.floor(index / ROWS_AT_ONCE) + 1;
    // Renders synchronously, so that the row is shown when it is focused.
    flushSync(() => setLimit(Math.max(limit, pages * ROWS_AT_ONCE)));
    const row = list.current?.children[index];
    return row?.querySelector('[tabindex="-1"], a') ?? row;
  };
  return {
    list,
    limit: printing ? Number.POSITIVE_INFINITY : limit,
    showMore: () => void takesFocus(show(limit)),
    goTo: (index) => {
      const target = show(index);
      // Scrolls there, too.
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
