/** Creates a random id of at most 28 letters and digits. `randomUUID` is missing on plain-http pages. */
export const createId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('');
