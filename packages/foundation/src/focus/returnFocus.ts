import { focusPage, takesFocus } from './focusPage';

/**
 * Focuses the element that had the focus before, or else the page. Returns whether the element or the page took the
 * focus.
 */
export const returnFocus = (origin: Element | null | undefined): boolean =>
  (origin !== document.body && takesFocus(origin)) || focusPage();
