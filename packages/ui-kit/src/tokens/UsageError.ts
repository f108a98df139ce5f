/** A command that cannot be run, in words for whoever typed it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
