/** Creates a random id. Also works on plain-http pages, where `randomUUID` is missing. */
export function newSubmissionId(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const words = crypto.getRandomValues(new Uint32Array(4));
  return [...words].map((word) => word.toString(16).padStart(8, '0')).join('');
}
