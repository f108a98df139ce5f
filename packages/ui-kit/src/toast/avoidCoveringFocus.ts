/**
 * Moves toasts to the other end of the window when they cover what has the focus: it is never hidden
 * (WCAG 2.2, 2.4.11).
 */
export function avoidCoveringFocus(own: HTMLElement, layer: HTMLElement) {
  const toasts = own.querySelector('section');
  const focused = document.activeElement ?? document.body;
  if (!toasts || focused === document.body || layer.contains(focused)) return;
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  const over = toasts.getBoundingClientRect();
  const covered = top < over.bottom && bottom > over.top && left < over.right && right > over.left;
  if (covered) layer.dataset.side = layer.dataset.side ? '' : 'start';
}
