import type { ApiContextValue } from './useApi';

/**
 * Keeps what waited for its turn from being sent with the cookies of another customer.
 * @throws DOMException `AbortError` when the session is no longer the one it was meant for.
 */
export function assertSameSession(
  activeSession: ApiContextValue['activeSession'],
  meantFor: string | undefined,
): void {
  if (activeSession.id !== meantFor)
    throw new DOMException('The session ended before this was sent.', 'AbortError');
}
