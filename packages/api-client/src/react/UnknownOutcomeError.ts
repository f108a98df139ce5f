/**
 * A write got no readable response, or the response of a gateway, and the client could not read the field afterwards:
 * the value may be saved or not. `cause` is the error of the write.
 */
export class UnknownOutcomeError extends Error {
  override readonly name = 'UnknownOutcomeError';

  constructor(cause: unknown) {
    super(
      'The outcome of this write is unknown. Read the value again before you report it as saved.',
      { cause },
    );
  }
}

/** Whether it is unknown if a write was saved: show neither 'saved' nor 'not saved'. */
export function isUnknownOutcomeError(error: unknown): error is UnknownOutcomeError {
  return error instanceof Error && error.name === 'UnknownOutcomeError';
}
