import type { Props } from './view';

const attributeNames: Record<string, string> = { className: 'class', htmlFor: 'for' };

/** React's onChange of a text is the browser's input event. */
function eventOf(name: string, type: unknown): string {
  const event = name.toLowerCase();
  return event === 'onchange' && type !== 'radio' && type !== 'checkbox' ? 'oninput' : event;
}

/** Brings a node's attributes, state and handlers from one rendering's props to the next's. */
export function setAttributes(node: Node, before: Props, after: Props) {
  for (const name of Object.keys({ ...before, ...after })) {
    const value = after[name];
    if (name === 'ref') (value as { current: unknown }).current = node;
    else if (name.startsWith('on')) Object.assign(node, { [eventOf(name, after.type)]: value });
    else if (name === 'value' || name === 'checked' || name === 'nodeValue') {
      // What stands in the page counts: the visitor may have changed it.
      if ((node as unknown as Props)[name] !== value) Object.assign(node, { [name]: value });
    } else if (name !== 'children' && value !== before[name]) {
      const attribute = attributeNames[name] ?? name;
      if (value === undefined || value === null) (node as Element).removeAttribute(attribute);
      else (node as Element).setAttribute(attribute, `${value}`);
    }
  }
}
