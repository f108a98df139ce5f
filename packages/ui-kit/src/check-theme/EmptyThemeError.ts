/** A style sheet that sets nothing of the kit's. */
export class EmptyThemeError extends Error {
  override readonly name = 'EmptyThemeError';

  constructor() {
    super('no --ui- token is set under :root or [data-brand="…"]');
  }
}
