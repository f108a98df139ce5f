/**
 * The older register keeps a telephone number beside an e-mail address alone, and has none of this
 * customer: nothing was sent. Ask for the address first; it is no failure of the network or the server.
 */
export class MissingEmailError extends Error {
  override readonly name = 'MissingEmailError';

  constructor() {
    super(
      'The older register takes no telephone number without an e-mail address. Save that first.',
    );
  }
}

/** Whether a telephone number could not be saved because an e-mail address is needed first. */
export function isMissingEmailError(error: unknown): error is MissingEmailError {
  return error instanceof Error && error.name === 'MissingEmailError';
}
