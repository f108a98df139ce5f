const MAX_HEIGHT_PX = 5_000;

/**
 * The height in a message of the login page, in px; undefined for any other message
 * (docs/specification/session.md#login-page).
 */
export function loginHeightOf(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, height } = data as Record<string, unknown>;
  const valid =
    type === 'login-height' && typeof height === 'number' && height >= 1 && height <= MAX_HEIGHT_PX;
  return valid ? height : undefined;
}
