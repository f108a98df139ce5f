const FOCUS_TARGETS = ['main h1', 'h1', 'main', 'h2, h3, h4, h5, h6, [role="heading"]'];

/** Moves focus to the page's heading, or else to the top of the page, when the focused element is removed. */
export function focusPage(): void {
  const targets = FOCUS_TARGETS.flatMap((selector) => [
    ...document.querySelectorAll<HTMLElement>(selector),
  ]);
  if (!targets.some((target) => !target.closest('.tc-part') && takesFocus(target))) focusTop();
}

/** Whether it gets focus; a hidden element does not. */
function takesFocus(element: HTMLElement): boolean {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** Focuses an empty element before everything else, which is removed on blur. */
function focusTop(): void {
  const top = document.createElement('span');
  top.className = 'tc-start';
  top.addEventListener('blur', () => top.remove());
  document.body.prepend(top);
  takesFocus(top);
}
