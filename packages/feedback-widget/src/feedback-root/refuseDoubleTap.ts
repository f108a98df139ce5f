/** A second tap within this time belongs to a double tap. */
const DOUBLE_TAP_MS = 400;

function keepFocus(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

/**
 * Stops the second click of a double click or tap from reaching an element that the first click has brought under the
 * pointer, and the second press from moving focus. The next single click counts.
 */
export function refuseDoubleTap(root: Element) {
  const shownAt = performance.now();
  function onClick(event: Event) {
    const { detail, pointerType, timeStamp } = event as PointerEvent;
    // Some phones do not count taps in `detail`.
    if (detail > 1 || (pointerType === 'touch' && timeStamp - shownAt < DOUBLE_TAP_MS)) {
      event.preventDefault();
      event.stopPropagation();
    } else root.removeEventListener('click', onClick, true);
  }
  root.addEventListener('click', onClick, true);
  keepFocusOnDoublePress(root);
}

/** Stops the second press of a double click from moving the focus that the first press has set. */
export function keepFocusOnDoublePress({ ownerDocument }: Element) {
  // On the document: the page may have moved under the pointer.
  ownerDocument.addEventListener('mousedown', keepFocus, { capture: true, once: true });
}
