/**
 * Gives the focus back to where it came from. Where that is gone, the page's heading takes it: lost to
 * the body, the next Tab would start over (WCAG 2.2, 2.4.3).
 */
export function returnFocus(origin: Element | null | undefined) {
  const take = (element: Element | null | undefined) => {
    if (!(element instanceof HTMLElement)) return false;
    // A heading takes no focus unless it is told to.
    if (element.tabIndex < 0) element.tabIndex = -1;
    element.focus({ preventScroll: true });
    return document.activeElement === element;
  };
  // It may be gone, hidden or disabled by now.
  if (origin !== document.body && take(origin)) return;
  [...document.querySelectorAll('h1')].some(take);
}
