/** A token without a value that could be used. */
export class TokenError extends Error {
  override readonly name = 'TokenError';

  constructor(
    /** `missing`: it needs a name that nothing sets. `circle`: it needs itself. */
    readonly problem: 'missing' | 'circle',
    /** The token that must be mended. */
    readonly token: string,
    message: string,
  ) {
    super(message);
  }
}
