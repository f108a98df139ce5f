/**
 * Moves toasts to the other end of the window when they cover what has just got the focus: it is never
 * hidden (WCAG 2.2, 2.4.11). Once it has been scrolled to, which comes after the event.
 */
export function stepAside(region: HTMLElement, layer: HTMLElement) {
  requestAnimationFrame(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || layer.contains(focused)) return;
    const [one, other] = [focused.getBoundingClientRect(), region.getBoundingClientRect()];
    const covered =
      one.top < other.bottom &&
      one.bottom > other.top &&
      one.left < other.right &&
      one.right > other.left;
    if (covered) layer.dataset.side = layer.dataset.side ? '' : 'start';
  });
}
