/**
 * Gives the focus back to where it came from. Where that is gone, the page's heading takes it: lost to
 * the body, the next Tab would start over (WCAG 2.2, 2.4.3).
 */
export function returnFocus(origin: Element | null | undefined) {
  const isThere = origin?.isConnected && origin !== document.body;
  const headings = [...document.querySelectorAll('h1')];
  const target = (
    isThere ? origin : headings.find((heading) => heading.checkVisibility?.() ?? true)
  ) as HTMLElement | undefined;
  // A heading takes no focus unless it is told to.
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}
