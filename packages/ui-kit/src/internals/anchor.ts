/** Between the two, and to the edge of the window, in pixels. */
const GAP_PX = 8;

/** Places an element beside another where the browser cannot do so by itself. */
async function placeByHand(anchor: HTMLElement, element: HTMLElement) {
  const { computePosition, flip, offset, shift } = await import('@floating-ui/dom');
  if (!element.isConnected) return;
  const middleware = [offset(GAP_PX), flip(), shift({ padding: GAP_PX })];
  const { x, y } = await computePosition(anchor, element, {
    placement: 'top',
    strategy: 'fixed',
    middleware,
  });
  Object.assign(element.style, { left: `${x}px`, top: `${y}px` });
}

/**
 * Shows a popover in the top layer beside its anchor, over it where there is room. Returns what hides
 * it. The browser places it (CSS anchor positioning); one that cannot gets `@floating-ui/dom`.
 */
export function showBeside(anchor: HTMLElement, element: HTMLElement): () => void {
  // A name for this time alone: another copy of the kit may show something in the same moment.
  const name = `--ui-${Math.random().toString(36).slice(2)}`;
  anchor.style.setProperty('anchor-name', name);
  element.style.setProperty('position-anchor', name);
  element.showPopover?.();
  if (!('anchorName' in anchor.style)) void placeByHand(anchor, element);

  // The name stays: the element is seen beside its anchor until it has faded.
  return () => {
    if (element.isConnected) element.hidePopover?.();
  };
}
