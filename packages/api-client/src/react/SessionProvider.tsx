import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { SessionStatus } from '../contract/session';
import type { ApiClient } from '../core/createApiClient';
import { isHttpError } from '../core/errors/HttpError';
import { isUnauthorized } from '../core/isUnauthorized';
import { useApi } from './useApi';

/** Whether somebody is logged in, as far as is known. */
export interface Session {
  /**
   * `loading` until the first answer; every failure of that ends as `logged-out` (decisions §3). Once
   * known, a session ends when the server says so, not when it cannot be asked.
   */
  status: 'loading' | 'logged-in' | 'logged-out';
  /** Names the session; undefined unless somebody is logged in and the server names it. */
  sessionId: string | undefined;
  /** Names the customer to analytics, and to nobody else. */
  trackingId: string | undefined;
  /** Forgets the session and all its data, e.g. on the way out: `loading`, with no call made, until `refresh`. */
  forget: () => void;
  /** Asks the server anew, e.g. when the page comes back from the back/forward cache. */
  refresh: () => void;
}

const SessionContext = createContext<Session | null>(null);
const SESSION_KEY = 'session';
/** For so long a tab that has named its session names no other because another tab spoke. */
const QUIET_MS = 60_000;

/**
 * Reads the session once for all hooks. Follows the other tabs: a logout there, or another
 * customer's login, is read anew here, and what was cached for the one before is dropped.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { client, cache, sharedSession, activeSession } = useApi();
  const { unload } = useSWRConfig();
  const { data, error, mutate } = useSWR(SESSION_KEY, () => readSession(client), {
    // As nothing else is: what could not be asked is asked again when the page is seen anew.
    revalidateOnFocus: cache.get(SESSION_KEY)?.error !== undefined,
  });
  const { kfpSessionId: sessionId, trackingId } = data ?? {};
  const status = sessionId ? 'logged-in' : data || error ? 'logged-out' : 'loading';
  const announced = useRef({ id: '', atMs: Number.NEGATIVE_INFINITY });
  const asOtherTabSpoke = useRef(false);

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
    if (status === 'loading') return;
    const nowMs = performance.now();
    // Two tabs that see different sessions would otherwise answer each other for ever.
    const quiet = asOtherTabSpoke.current && nowMs - announced.current.atMs < QUIET_MS;
    asOtherTabSpoke.current = false;
    if (!sessionId || sessionId === announced.current.id || quiet) return;
    announced.current = { id: sessionId, atMs: nowMs };
    sharedSession.announceSession(sessionId);
  }, [sharedSession, status, sessionId]);

  useEffect(
    () =>
      sharedSession.subscribe((event) => {
        const anotherSession = event.type === 'session' && event.sessionId !== sessionId;
        if (event.type !== 'logged-out' && !anotherSession) return;
        asOtherTabSpoke.current = true;
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

/** A refusal is an answer: nobody is logged in. */
async function readSession(client: ApiClient): Promise<SessionStatus> {
  try {
    return await client.getSessionStatus();
  } catch (error) {
    if (isHttpError(error) && isUnauthorized(error)) return {};
    throw error;
  }
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
