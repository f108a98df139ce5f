// Chrome does not give the contents of a moved shadow root the registry of the new document, which then refuses what
// Preact adds to them. Preact creates each element with the registry of its parent.
const NO_REGISTRY: object = { customElementRegistry: null };

/** The open shadow root of an element that can be moved into a frame. */
export const openShadow = (element: HTMLElement): ShadowRoot =>
  element.shadowRoot ?? element.attachShadow({ mode: 'open', ...NO_REGISTRY });

/** Creates the fieldset that contains the widget. */
export function createShell(document: Document): HTMLFieldSetElement {
  try {
    return document.createElement('fieldset', NO_REGISTRY);
  } catch {
    // Safari 26 accepts a registry, but not null.
    return document.createElement('fieldset');
  }
}
