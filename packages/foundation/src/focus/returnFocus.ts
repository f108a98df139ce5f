import { focusPage, takesFocus } from './focusPage';

/** Returns the focus to the element that had it before, or else to the page. Returns whether either took it. */
export const returnFocus = (origin: Element | null | undefined): boolean =>
  (origin !== document.body && takesFocus(origin)) || focusPage();
