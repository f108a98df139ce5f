/** The places in a page where a screen reader may continue, the best first. */
const PLACES = ['main h1', 'h1', 'main', 'h2, h3'];

/**
 * Moves the focus to the page's heading after the focused element was removed. If the focus were lost to the body, a screen
 * reader would announce nothing, and the next Tab could start anywhere (WCAG 2.2, 2.4.3).
 * @returns whether the page has a heading or a `<main>` that took the focus
 */
export const focusPage = (): boolean =>
  PLACES.some((place) => [...document.querySelectorAll(place)].some(takesFocus));

/** Focuses an element. Returns whether the element took the focus: a removed, hidden or disabled element does not. */
export function takesFocus(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement)) return false;
  // A heading takes the focus only with a `tabindex`.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
