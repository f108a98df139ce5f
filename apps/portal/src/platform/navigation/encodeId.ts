/** Percent-encodes an id of a response as a path segment or a query value; undefined when that is impossible. */
export function encodeId(id: string | undefined): string | undefined {
  if (!id || id === '.' || id === '..') return undefined;
  try {
    return encodeURIComponent(id);
  } catch {
    // The id contains a lone surrogate.
    return undefined;
  }
}
