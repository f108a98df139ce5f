interface Node {
  type: unknown;
  props: { children?: unknown };
}

/**
 * Lets Preact write a text that is alone in its element as the element's `textContent`, as React does. Preact writes to
 * the text node otherwise, and a page translator has replaced the node.
 * @param options the `options` of the Preact that an element contains
 */
export function writeWholeTexts(options: { vnode?: ((node: never) => void) | undefined }) {
  const before = options.vnode as ((node: Node) => void) | undefined;
  options.vnode = (node: Node) => {
    before?.(node);
    const { type, props } = node;
    const { children, ...rest } = props;
    if (typeof type === 'string' && (typeof children === 'string' || typeof children === 'number'))
      node.props = { ...rest, children: undefined, textContent: children } as typeof props;
  };
}
