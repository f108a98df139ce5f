const HIGHEST = 5_000;

/** The height that a message of the login page asks for; undefined for any other message (docs/specification/session.md#login-page). */
export function loginHeightOf(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, height } = data as Record<string, unknown>;
  const valid =
    type === 'login-height' && typeof height === 'number' && height >= 1 && height <= HIGHEST;
  return valid ? height : undefined;
}
