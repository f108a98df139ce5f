/** A text that is no style sheet. */
export class CssSyntaxError extends Error {
  override readonly name = 'CssSyntaxError';

  constructor(
    /** Where it was seen, from 1. */
    readonly line: number,
    problem: string,
  ) {
    super(`line ${line}: ${problem}`);
  }
}
