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

  const showMore = () => {
    // Renders synchronously, so that the next row is shown when it is focused.
    list.current?.setAttribute('data-grown', '');
    flushSync(() => setLimit(limit + ROWS_AT_ONCE));
    const row = list.current?.children[limit];
    if (row instanceof HTMLElement) focusRow(row);
  };
  return { list, limit: printing ? Number.POSITIVE_INFINITY : limit, showMore };
}

/** Focuses a row's heading or link; the row itself when it has neither. */
function focusRow(row: HTMLElement): void {
  takesFocus(row.querySelector('[tabindex="-1"], a') ?? row);
}
