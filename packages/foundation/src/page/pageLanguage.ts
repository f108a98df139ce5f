/** The language of a BCP 47 tag, such as `nb-NO`, also as `nb_NO`. Its region does not matter, and `no` is bokmål. */
export function languageIn<Texts>(
  languages: Readonly<Record<'nb' | 'nn' | 'en', Texts>>,
  tag: string,
): Texts | undefined {
  const [name = ''] = tag.toLowerCase().split(/[-_]/);
  if (name === 'no') return languages.nb;
  return Object.hasOwn(languages, name) ? languages[name as 'nb'] : undefined;
}

/** The `lang` that counts for a node, also from outside of its shadow root. */
export function langAround(node: Element): string {
  const { host } = node.getRootNode() as ShadowRoot;
  return node.closest('[lang]')?.getAttribute('lang') ?? (host ? langAround(host) : '');
}

/** Calls `onChange` when a `lang` around the node may have changed, until the returned function is called. */
export function watchLang(node: Element, onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  for (const root of [node.ownerDocument, node.getRootNode()])
    observer.observe(root, { subtree: true, attributeFilter: ['lang'] });
  return () => observer.disconnect();
}
