import host from './host.css?inline';

/**
 * The styles of an element, after those of `host.css`.
 * @param styles style sheets as text
 * @returns a function that adds the style sheet to a shadow root or to the page. Call the function each time the element is
 * connected: a shadow root loses its style sheets when the element is moved into a frame.
 */
export function createElementStyles(...styles: string[]): (root: Document | ShadowRoot) => void {
  /** No root may adopt a style sheet of another document. */
  const sheets = new WeakMap<Document, CSSStyleSheet>();
  return (root) => {
    const document = root.ownerDocument ?? (root as Document);
    const { defaultView } = document;
    if (!defaultView) return;
    let sheet = sheets.get(document);
    if (!sheet) {
      sheet = new defaultView.CSSStyleSheet();
      // jsdom before 27 does not have it. Nobody sees a page there.
      sheet.replaceSync?.([host, ...styles].join('\n'));
      sheets.set(document, sheet);
    }
    // jsdom has no list, which is an empty set.
    root.adoptedStyleSheets = [...new Set(root.adoptedStyleSheets).add(sheet)];
  };
}
