/** Focuses an empty element before everything else, which is removed on blur. For pages without a heading. */
export function focusTop(): void {
  const top = document.createElement('span');
  top.tabIndex = -1;
  top.addEventListener('blur', () => top.remove());
  document.body.prepend(top);
  top.focus({ preventScroll: true });
}
