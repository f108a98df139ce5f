/**
 * Moves toasts to the other end of the window when they cover the focused element (WCAG 2.2, 2.4.11) or the rest of its
 * form, with its fields, messages and buttons. When both ends cover the form, the page scrolls. Of a form without room
 * beside the toasts in the window, only the focused element counts.
 */
export function avoidCoveringFocus(own: HTMLElement, layer: HTMLElement) {
  const toasts = own.querySelector('section');
  const focused = document.activeElement ?? document.body;
  if (!toasts || focused === document.body || layer.contains(focused)) return;
  const form = formOf(focused);
  const height = (element: Element) => element.getBoundingClientRect().height;
  const used = height(form) + height(toasts) < window.innerHeight ? form : focused;
  if (!covered(used, toasts)) return;
  const move = (side: string) => {
    layer.dataset.side = side;
    return covered(used, toasts);
  };
  const { side = 'top' in layer.dataset ? 'start' : '' } = layer.dataset;
  if (!move(side ? '' : 'start')) return;
  window.scrollBy(0, move(''));
}

/** The form or group that an element is in, else the element. */
export const formOf = (element: Element): Element =>
  element.closest('form, fieldset, [role="group"]') ?? element;

/** How much of the element's height the toasts cover, in px. */
function covered(element: Element, toasts: Element): number {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const over = toasts.getBoundingClientRect();
  const covers = top < over.bottom && bottom > over.top && left < over.right && right > over.left;
  return covers ? Math.min(bottom - over.top, over.bottom - over.top) : 0;
}
