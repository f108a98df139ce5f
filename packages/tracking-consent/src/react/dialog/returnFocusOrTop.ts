import { returnFocus } from '@forsikring/foundation/focus/returnFocus';

/**
 * Focuses the element that had the focus before, or else the page. On a page without a heading, an empty element before
 * everything else takes the focus, which is removed on blur.
 */
export function returnFocusOrTop(origin?: Element | null): void {
  if (returnFocus(origin)) return;
  const top = document.createElement('span');
  top.tabIndex = -1;
  top.addEventListener('blur', () => top.remove());
  document.body.prepend(top);
  top.focus({ preventScroll: true });
}
