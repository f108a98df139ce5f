/**
 * The older register stores a telephone number only with an e-mail address, and has none for this
 * customer. The client sent nothing: the error is no failure of the network or server. Ask for the e-mail address.
 */
export class MissingEmailError extends Error {
  override readonly name = 'MissingEmailError';

  constructor() {
    super(
      'The older register takes no telephone number without an e-mail address. Save the address first.',
    );
  }
}

/** Whether a telephone number could not be saved because the register has no e-mail address. */
export function isMissingEmailError(error: unknown): error is MissingEmailError {
  return error instanceof Error && error.name === 'MissingEmailError';
}
