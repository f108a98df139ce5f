/** An id of an answer as one segment of a path, or a value of a query; undefined for what cannot be one. */
export function encodeId(id: string | undefined): string | undefined {
  if (!id || id === '.' || id === '..') return undefined;
  try {
    return encodeURIComponent(id);
  } catch {
    // Half a surrogate pair.
    return undefined;
  }
}
