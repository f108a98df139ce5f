/** The modals, and the elements in which the page is, before a popup opens. */
export const listPresent = (): ReadonlySet<Element> =>
  new Set(document.querySelectorAll('dialog:modal, body > :not(dialog)'));

/** The child of `<body>` or `<html>` that contains an element, also from a shadow tree. */
function topOf(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot
    ? topOf(root.host)
    : element.closest('body > *, html > :not(body)');
}

/**
 * Whether an event is in an element beside the page, which belongs to what somebody does in a popup: the toasts, the box
 * of a password manager or of a writing aid, or the list of another library. Such a box has come after the popup, stands
 * outside `<body>`, or is nothing but the host of a shadow tree.
 */
export function isBeside(
  path: readonly EventTarget[],
  popup: Element | null,
  before: ReadonlySet<Element>,
): boolean {
  const target = path[0];
  if (!(target instanceof Element) || !popup) return false;
  if (target.closest('.ui-toasts')) return true;
  const top = topOf(target);
  return top !== null && top !== topOf(popup) && !(before.has(top) && top.hasChildNodes());
}

/** The frame that has the focus, with the elements around it, also in open shadow trees. Empty where none has. */
export function pathToFrame(): Element[] {
  const path: Element[] = [];
  let focused: Element | null | undefined = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  if (!focused?.matches('iframe, object, embed')) return path;
  for (let at: Element | null = focused; at; at = at.parentElement ?? hostOf(at)) path.push(at);
  return path;
}

function hostOf(element: Element) {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
