import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useApi } from './useApi';

/** Whether somebody is logged in, as far as is known. */
export interface Session {
  /** `loading` until the first answer; every failure ends as `logged-out` (decisions §3). */
  status: 'loading' | 'logged-in' | 'logged-out';
  sessionId: string | undefined;
  trackingId: string | undefined;
  /** Forgets the session and all its data, e.g. on the way out: `loading`, with no call made, until `refresh`. */
  forget: () => void;
  /** Asks the server anew, e.g. when the page comes back from the back/forward cache. */
  refresh: () => void;
}

const SessionContext = createContext<Session | null>(null);
const SESSION_KEY = 'session';

/**
 * Reads the session once for all hooks. Follows the other tabs: a logout there, or another
 * customer's login, is read anew here, and what was cached for the one before is dropped.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { client, cache, sharedSession, activeSession } = useApi();
  const { unload } = useSWRConfig();
  const { data, error, mutate } = useSWR(SESSION_KEY, () => client.getSessionStatus());
  const sessionId = error ? undefined : data?.kfpSessionId;
  const trackingId = error ? undefined : data?.trackingId;
  const status = sessionId ? 'logged-in' : data || error ? 'logged-out' : 'loading';

  useEffect(() => {
    activeSession.id = sessionId;
  }, [activeSession, sessionId]);

  const forget = useCallback(() => {
    activeSession.id = undefined;
    // First, so that what is on the screen goes: SWR tells the components of what it removes itself.
    unload({ revalidate: false });
    cache.empty();
  }, [activeSession, cache, unload]);

  const refresh = useCallback(() => void mutate(), [mutate]);

  useEffect(() => {
    if (sessionId) sharedSession.announceSession(sessionId);
  }, [sharedSession, sessionId]);

  useEffect(
    () =>
      sharedSession.subscribe((event) => {
        const anotherSession = event.type === 'session' && event.sessionId !== sessionId;
        if (event.type !== 'logged-out' && !anotherSession) return;
        forget();
        refresh();
      }),
    [sharedSession, sessionId, forget, refresh],
  );

  const session = useMemo(
    () => ({ status, sessionId, trackingId, forget, refresh }) as const,
    [status, sessionId, trackingId, forget, refresh],
  );
  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>;
}

/**
 * The session of this browser.
 * @throws Error outside an `<ApiProvider>`.
 */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used within an <ApiProvider>.');
  return session;
}
