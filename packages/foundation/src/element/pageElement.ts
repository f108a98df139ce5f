import { writeWholeTexts } from '../page/writeWholeTexts';

/** `HTMLElement`, which is missing on a server, where importing an element must do nothing. */
export const BrowserElement = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/**
 * Defines an element in a browser, unless the page has defined one of that name. The element works in a page that a
 * translator changes.
 * @param options the `options` of the Preact that the element contains
 */
export function defineElement(
  name: string,
  element: CustomElementConstructor,
  options: Parameters<typeof writeWholeTexts>[0],
): void {
  if (!globalThis.customElements || customElements.get(name)) return;
  writeWholeTexts(options);
  customElements.define(name, element);
}

/**
 * Sets the properties again that were set before the element was defined. Such a property hides the accessor of the class.
 * Call it when the element is connected.
 */
export function setEarlyProperties(element: HTMLElement): void {
  const properties = element as unknown as Record<string, unknown>;
  for (const name of Object.keys(element)) {
    if (!(name in Object.getPrototypeOf(element))) continue;
    const value = properties[name];
    delete properties[name];
    properties[name] = value;
  }
}

/** Changes properties. A script may pass null for a missing value, as with other DOM properties. */
export function assignProperties(properties: object, change: object): void {
  for (const [name, value] of Object.entries(change))
    (properties as Record<string, unknown>)[name] = value ?? undefined;
}

/** Calls `onRemoved` after a removal. An element that is only moved is connected again before, and keeps its state. */
export function whenRemoved(element: HTMLElement, onRemoved: () => void): void {
  queueMicrotask(() => {
    if (!element.isConnected) onRemoved();
  });
}

/** Dispatches an event of an element, which bubbles through shadow roots. The package declares its events globally. */
export function dispatchFrom<Name extends keyof HTMLElementEventMap>(
  element: HTMLElement,
  name: Name,
  detail: HTMLElementEventMap[Name] extends CustomEvent<infer Detail> ? Detail : never,
): void {
  element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}
