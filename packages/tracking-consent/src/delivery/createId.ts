/** A random id of at most 28 letters and digits. `randomUUID` is missing on plain-http hosts. */
export function createId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    '',
  );
}
