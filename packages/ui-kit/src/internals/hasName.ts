const NAMING_ATTRIBUTES = ['aria-label', 'aria-labelledby', 'title', 'alt'];

/**
 * Whether a control has a name: by an attribute, a label, or its text. A short form of the accessible
 * name computation (accname-1.2), without style: text that CSS hides counts.
 * @param ignoredId The id of a label that does not count.
 */
export function hasName(element: Element, ignoredId?: string): boolean {
  if (element.getAttribute('aria-hidden') === 'true' || element.hasAttribute('hidden'))
    return false;
  const isNamed = NAMING_ATTRIBUTES.some((attribute) => {
    const value = element.getAttribute(attribute)?.trim();
    return value && value !== ignoredId;
  });
  if (isNamed || (element as HTMLInputElement).labels?.length) return true;
  return [...element.childNodes].some((node) =>
    node instanceof Element
      ? hasName(node)
      : node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
}
