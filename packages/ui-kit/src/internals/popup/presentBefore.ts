const FRAMES = 'iframe, object, embed';

/**
 * What is above the page and closes first: modals, which other libraries mark so, and the browser's own popovers. `:is` for browsers
 * without popovers, where the selector would be an error.
 */
const LAYERS =
  'dialog:modal, [aria-modal="true"], :is([popover=""], [popover="auto" i]):is(:popover-open)';

/** The elements that can have a shadow tree, which may be closed: custom elements, and these. */
const HOST = /-|^(article|aside|blockquote|div|footer|h[1-6]|header|main|nav|p|section|span)$/;

/** The layers that are seen, also in open shadow trees. */
function findLayers(root: ParentNode = document): Element[] {
  const layers = [...root.querySelectorAll(LAYERS)].filter(
    (layer) => layer.checkVisibility?.() !== false,
  );
  // No selector finds the elements with a shadow tree.
  for (const { shadowRoot } of root.querySelectorAll('*'))
    if (shadowRoot) layers.push(...findLayers(shadowRoot));
  return layers;
}

/** The layers, and the elements in which the page is, before a popup opens. */
export const listPresent = (): ReadonlySet<EventTarget> =>
  new Set([...findLayers(), ...document.querySelectorAll('body > :not(dialog)')]);

/** Whether a layer has opened since, above a popup. */
export function hasLayerAbove(popup: Element | null, before?: ReadonlySet<EventTarget>): boolean {
  const around = pathOf(popup);
  return findLayers().some((layer) => !before?.has(layer) && !around.includes(layer));
}

/** An element and all elements around it, also outside its shadow tree. */
function pathOf(element: Element | null): Element[] {
  const path: Element[] = [];
  for (let at = element; at; at = at.parentElement ?? (at.getRootNode() as ShadowRoot).host)
    path.push(at);
  return path;
}

/** The child of `<body>` or `<html>` on a path. */
function topOf(path: readonly EventTarget[]) {
  const at = path.indexOf(document.documentElement) - 1;
  return path[path[at] === document.body ? at - 1 : at];
}

/**
 * Whether an event is in an element beside the page, which belongs to what somebody does in a popup: the toasts, the box
 * of a password manager or of a writing aid, or the list of another library. Such a box has come after the popup, stands
 * outside `<body>`, or is nothing but the host of a shadow tree. Any element beside the page may be one of these once somebody
 * has typed into the popup, because what is typed would be lost.
 */
export function isBeside(
  path: readonly EventTarget[],
  popup: Element | null,
  before: ReadonlySet<EventTarget>,
  typed: boolean,
): boolean {
  if (path.some((each) => each instanceof Element && each.matches('.ui-toasts'))) return true;
  const top = topOf(path);
  if (!top || top === topOf(pathOf(popup))) return false;
  const isHost = !(top as Element).hasChildNodes() && HOST.test((top as Element).localName);
  return typed || !before.has(top) || isHost;
}

/** The frame that has the focus, with the elements around it, also in open shadow trees. Empty where none has. */
export function pathToFrame(): Element[] {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused?.matches(FRAMES) ? pathOf(focused) : [];
}
