/** Creates a random id of at most 28 letters and digits. `randomUUID` is missing on plain-http pages. */
export function createId(): string {
  const parts = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(parts, (part) => part.toString(36)).join('');
}
