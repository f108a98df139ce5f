const NAMING_ATTRIBUTES = ['aria-label', 'aria-labelledby', 'title', 'alt'];

/**
 * Whether a control has a name: by an attribute, a label, or its text. A short form of the accessible
 * name computation (accname-1.2), without style: text that CSS hides counts.
 * @param ignoredId The id of a label that does not count.
 */
export function hasName(element: Element, ignoredId?: string): boolean {
  if (element.getAttribute('aria-hidden') === 'true' || element.hasAttribute('hidden'))
    return false;
  return hasNamedContent(element) || hasNamingAttribute(element, ignoredId) || hasLabel(element);
}

function hasNamingAttribute(element: Element, ignoredId: string | undefined): boolean {
  return NAMING_ATTRIBUTES.some((attribute) => {
    const value = element.getAttribute(attribute)?.trim();
    return value && value !== ignoredId;
  });
}

function hasNamedContent(element: Element): boolean {
  for (let node = element.firstChild; node; node = node.nextSibling)
    if (
      node instanceof Element
        ? hasName(node)
        : node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()
    )
      return true;
  return false;
}

/** Asked last: `labels` is a live list, which makes every later change of the document slower. */
function hasLabel(element: Element): boolean {
  return [...((element as HTMLInputElement).labels ?? [])].some(
    (label) => label.textContent?.trim() || label.querySelector('[aria-label], [alt]'),
  );
}
