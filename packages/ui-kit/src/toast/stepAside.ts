/**
 * Moves toasts to the other end of the window when they cover what has just got the focus: it is never
 * hidden (WCAG 2.2, 2.4.11). Once it has been scrolled to, which comes after the event.
 */
export function stepAside(focused: Element, own: HTMLElement, layer: HTMLElement) {
  requestAnimationFrame(() => {
    const toasts = own.querySelector('section');
    if (!toasts || layer.contains(focused)) return;
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    const over = toasts.getBoundingClientRect();
    const covered =
      top < over.bottom && bottom > over.top && left < over.right && right > over.left;
    if (covered) layer.dataset.side = layer.dataset.side ? '' : 'start';
  });
}
