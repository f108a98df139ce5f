/**
 * A write whose answer never came, or said nothing, and what the server keeps could not be read
 * afterwards: it may be saved or not. Its `cause` is how the write failed.
 */
export class UnknownOutcomeError extends Error {
  override readonly name = 'UnknownOutcomeError';

  constructor(cause: unknown) {
    super('It is not known whether this was saved. Read it again before you say so.', { cause });
  }
}

/** Whether nobody knows if a write was saved: neither 'saved' nor 'as before' may be said. */
export function isUnknownOutcomeError(error: unknown): error is UnknownOutcomeError {
  return error instanceof Error && error.name === 'UnknownOutcomeError';
}
