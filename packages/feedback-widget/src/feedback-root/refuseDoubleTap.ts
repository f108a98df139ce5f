/** How fast a second tap follows the first, at most, when it means no more than the first. */
const DOUBLE_TAP_MS = 400;

/**
 * Keeps the second half of a double click or tap from what the first half has just brought under the
 * pointer, unseen. The next click by itself counts, and whatever follows it.
 */
export function refuseDoubleTap(root: Element) {
  const shownAt = performance.now();
  function onClick(event: Event) {
    const { detail, pointerType, timeStamp } = event as PointerEvent;
    // Not every phone counts its taps.
    if (detail > 1 || (pointerType === 'touch' && timeStamp - shownAt < DOUBLE_TAP_MS)) {
      event.preventDefault();
      event.stopPropagation();
    } else root.removeEventListener('click', onClick, true);
  }
  root.addEventListener('click', onClick, true);
}
