const PLACES = ['main h1', 'h1', 'main', 'h2, h3, h4, h5, h6, [role="heading"]'];

/** What had focus goes away: the page's heading takes it, or else the top of the page, so that it is not lost. */
export function focusPage(): void {
  const places = PLACES.flatMap((selector) => [
    ...document.querySelectorAll<HTMLElement>(selector),
  ]);
  if (!places.some((place) => !place.closest('.tc-part') && takesFocus(place))) focusTop();
}

/** Whether it has focus now; what is hidden takes none. */
function takesFocus(element: HTMLElement): boolean {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** An empty place before everything else, for as long as it has focus. */
function focusTop(): void {
  const top = document.createElement('span');
  top.className = 'tc-start';
  top.addEventListener('blur', () => top.remove());
  document.body.prepend(top);
  takesFocus(top);
}
