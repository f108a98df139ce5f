/** What a page translator does with a text: shows a copy in two elements around it, or another text in its place. */
export type Translation = 'wrapped' | 'replaced';

/**
 * Does to the page, and to everything that appears on it later, what page translators do: takes each text out and shows
 * a copy. Code that removes such a text, or inserts something before it, throws. For tests. Runs in the page: uses no
 * import.
 * @param onFault Called for a write to a text that the page no longer shows: the visitor reads the old one.
 * @returns a function that leaves the page as it is
 */
export function translatePage(
  translation: Translation,
  onFault: (fault: string) => void,
): () => void {
  const removed = new WeakSet<Node>();
  const copies = new WeakSet<Node>();

  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of [target, ...addedNodes]) if (node.isConnected) translate(node);
  });
  const observe = (root: Node) =>
    observer.observe(root, { childList: true, characterData: true, subtree: true });
  const undo: (() => void)[] = [() => observer.disconnect()];

  // React writes the one, Preact the other.
  for (const [owner, name] of [
    [Node.prototype, 'nodeValue'],
    [CharacterData.prototype, 'data'],
  ] as const) {
    const own = Object.getOwnPropertyDescriptor(owner, name) as PropertyDescriptor;
    undo.push(() => Object.defineProperty(owner, name, own));
    Object.defineProperty(owner, name, {
      ...own,
      set(this: Node, text: string) {
        if (removed.has(this)) onFault(`'${this.nodeValue}' stays, instead of '${text}'`);
        own.set?.call(this, text);
      },
    });
  }
  const { attachShadow } = Element.prototype;
  undo.push(() => Object.assign(Element.prototype, { attachShadow }));
  Element.prototype.attachShadow = function attach(init) {
    const root = attachShadow.call(this, init);
    observe(root);
    return root;
  };

  observe(document);
  translate(document);
  return () => {
    for (const each of undo) each();
  };

  function translate(root: Node) {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node; node = walker.nextNode())
      if (node instanceof Text && !copies.has(node)) texts.push(node);
    for (const text of texts) replace(text);
  }

  function replace(text: Text) {
    const skipped = 'head, script, style, svg, textarea, [translate="no"]';
    if (text.data === '' || text.parentElement?.closest(skipped)) return;
    const copy = document.createTextNode(text.data);
    copies.add(copy);
    const font = () => document.createElement('font');
    const [outer, inner] = [font(), font()];
    outer.append(inner);
    inner.append(copy);
    text.replaceWith(translation === 'wrapped' ? outer : copy);
    removed.add(text);
  }
}
