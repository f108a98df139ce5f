import { options } from 'preact';

/**
 * Lets Preact write a text that is alone in its element as the element's `textContent`, as React does. Preact writes to
 * the text node otherwise, and a page translator has replaced the node.
 */
export function writeWholeTexts() {
  const { vnode: before } = options;
  options.vnode = (vnode) => {
    before?.(vnode);
    const { type, props } = vnode;
    const { children, ...rest } = props;
    if (typeof type === 'string' && (typeof children === 'string' || typeof children === 'number'))
      vnode.props = { ...rest, children: undefined, textContent: children } as typeof props;
  };
}
