/** The places in a page where a screen reader may continue, the best first. */
const PLACES = ['main h1', 'h1', 'main', 'h2, h3'];

/**
 * Moves the focus to the page's heading after the focused element was removed. If the focus were lost to the body, a screen
 * reader would announce nothing, and the next Tab could start anywhere (WCAG 2.2, 2.4.3).
 * @returns whether the page has a heading or a `<main>` that took the focus
 */
export const focusPage = (): boolean =>
  PLACES.some((place) => [...document.querySelectorAll(place)].some(takesFocus));

/**
 * Lets a heading or a region take the focus from scripts, until it is pressed: with a `tabindex`, the press would focus
 * the whole element, and Tab would go on from its beginning and not from the pressed text.
 */
export function makeFocusable(element: HTMLElement): void {
  if (element.tabIndex >= 0 || element.hasAttribute('tabindex')) return;
  element.tabIndex = -1;
  element.addEventListener('mousedown', () => element.removeAttribute('tabindex'), { once: true });
}

/** Focuses an element. Returns whether the element took the focus: a removed, hidden, inert or disabled element does not. */
export function takesFocus(element: Element | null | undefined): boolean {
  // Not every browser, and no jsdom, keeps the focus out of what is inert.
  if (!(element instanceof HTMLElement) || element.closest('[inert]')) return false;
  makeFocusable(element);
  element.focus({ preventScroll: true });
  return (element.getRootNode() as Document).activeElement === element;
}
