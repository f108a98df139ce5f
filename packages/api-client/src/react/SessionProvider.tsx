import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { calls } from '../contract/calls';
import type { SessionStatus } from '../contract/session';
import type { ApiClient } from '../core/createApiClient';
import { requestOf } from '../core/errors/ApiError';
import { isHttpError } from '../core/errors/HttpError';
import { TimeoutError } from '../core/errors/TimeoutError';
import { isUnauthorized } from '../core/isUnauthorized';
import { MAX_LOGOUT_MS } from '../core/session/createPendingLogout';
import { createSessionCheck } from '../core/session/createSessionCheck';
import { useHookContext } from './ApiContext';
import { useOtherTabs } from './useOtherTabs';
import { useRestoreCount } from './useRestoreCount';

/** The session of this browser. */
export interface Session {
  /**
   * `loading` until the first response; `logged-out` when the first request fails. After the first response, the
   * session ends only when the server says so, not when the network fails. The session is read again when the page was
   * away: hidden for more than 10 s, frozen, or in the back/forward cache; writes wait for the response. The status is
   * `loading` again from a logout, here or in another tab, until the server has ended the session, also in a page that
   * is loaded meanwhile; and from the return of the page from the back/forward cache until the first response. The page
   * is hidden while it is in the back/forward cache.
   */
  status: 'loading' | 'logged-in' | 'logged-out';
  /** The id of the session; undefined when nobody is logged in or the server sends none. */
  sessionId: string | undefined;
  /** The customer's id for analytics only. */
  trackingId: string | undefined;
  /**
   * Why the server's response is missing; undefined otherwise. While `logged-out`: the first read failed. While
   * `loading`, which does not end by itself: either the read failed after the page came back from the back/forward
   * cache, or the server still has the session, because the server refuses the logout or has not ended the session
   * within a minute. A refused or late logout is a `TimeoutError` whose `request.call` is `logOut`: log out again.
   * After a failed read, call `refresh`.
   */
  error: unknown;
  /**
   * Clears the session and all its data, e.g. before a logout. The status stays `loading`, without requests, until
   * `refresh`.
   */
  clear: () => void;
  /** Reads the session again. */
  refresh: () => void;
}

/** The number of a read of the session, and the result of the read. */
interface SessionAnswer {
  number: number;
  result: PromiseSettledResult<SessionStatus>;
}

const LOST_LOGOUT = new TimeoutError(MAX_LOGOUT_MS, requestOf(calls.logOut));
const SessionContext = createContext<Session | null>(null);
/** The SWR key of the session. */
export const SESSION_KEY = 'session';

/** A session from before the page could enter the back/forward cache. */
export const initialStatus = (status: SessionStatus) => ({ ...status, restoresBefore: 0 });

/** Reads the session once for all hooks, and reacts to other tabs and the back/forward cache. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { client, cache, sessionCheck, sharedSession } = useHookContext();
  const { mutate: mutateKey, unload } = useSWRConfig();
  const readAgain = useCallback(() => mutateKey(SESSION_KEY), [mutateKey]);
  const refresh = useCallback(() => void readAgain(), [readAgain]);
  const restored = useCallback(() => sessionCheck.current?.restored(), [sessionCheck]);
  const [restores, latestRestores] = useRestoreCount(restored);
  // SWR drops the response to a read when another read begins meanwhile. A write that waits needs the first response.
  const reads = useRef<{ begun: number; answer?: SessionAnswer }>({ begun: 0 });
  const readStatus = useCallback(async () => {
    const restoresBefore = latestRestores.current;
    const number = ++reads.current.begun;
    sessionCheck.current?.countRead();
    const [result] = await Promise.allSettled([readSession(client)]);
    reads.current.answer = { number, result };
    if (result.status === 'rejected') throw result.reason;
    const status = { ...result.value, restoresBefore };
    const knownId = cache.get(SESSION_KEY)?.data?.kfpSessionId;
    // Before anything renders: nothing of the earlier customer stays in memory.
    if (knownId !== undefined && knownId !== status.kfpSessionId) cache.empty(SESSION_KEY);
    return status;
  }, [client, cache, sessionCheck, latestRestores]);
  useEffect(() => {
    const check = createSessionCheck({
      getRemainingMs: sharedSession.getRemainingMs,
      async read() {
        const before = reads.current.begun;
        const restoresBefore = latestRestores.current;
        await readAgain();
        const { number, result } = reads.current.answer ?? { number: 0 };
        if (number <= before || result?.status !== 'fulfilled')
          throw result?.status === 'rejected' ? result.reason : new Error('No session was read.');
        const shownId = cache.get(SESSION_KEY)?.data?.kfpSessionId;
        if (result.value.kfpSessionId !== shownId)
          await mutateKey(SESSION_KEY, { ...result.value, restoresBefore }, { revalidate: false });
      },
    });
    sessionCheck.current = check;
    return () => {
      check.stop();
      sessionCheck.current = undefined;
    };
  }, [sessionCheck, sharedSession, cache, latestRestores, readAgain, mutateKey]);

  const read = useSWR(SESSION_KEY, readStatus, {
    // Revalidate on focus, but only after a failed check.
    revalidateOnFocus: cache.get(SESSION_KEY)?.error !== undefined,
  });
  const { data, error } = read;
  const knownId = data?.kfpSessionId;

  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const clear = useCallback(() => {
    // SWR 2.5 does not notify components that have shown data since their first render.
    rerender();
    // Before `cache.empty`: `unload` also notifies the components of what it removes.
    unload({ revalidate: false });
    cache.empty();
  }, [cache, unload]);

  const isChecked = Boolean(data || error);
  const hasAnswer = data !== undefined;
  const logout = useOtherTabs({ sessionId: knownId, isChecked, hasAnswer, clear, readAgain });

  // A response from before the back/forward cache says nothing about the current session.
  const outdated = knownId !== undefined && data !== undefined && data.restoresBefore < restores;
  const hidden = outdated || logout !== undefined;
  // SWR renders again for each state that is read, so read `isValidating` only when it matters.
  const errorWhileLoading =
    outdated && error !== undefined && !read.isValidating ? error : undefined;
  const errorWhileLoggedOut = !hasAnswer && !hidden ? error : undefined;
  const shownError = logout === 'lost' ? LOST_LOGOUT : (errorWhileLoading ?? errorWhileLoggedOut);
  const session = useMemo(() => {
    const shown = hidden ? undefined : data;
    const ended = isChecked && !hidden;
    return {
      status: shown?.kfpSessionId ? 'logged-in' : ended ? 'logged-out' : 'loading',
      sessionId: shown?.kfpSessionId,
      trackingId: shown?.trackingId,
      error: shownError,
      clear,
      refresh,
    } as const;
  }, [data, isChecked, hidden, shownError, clear, refresh]);
  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>;
}

/** Treats a refusal as "nobody is logged in". */
async function readSession(client: ApiClient): Promise<SessionStatus> {
  try {
    return await client.getSessionStatus();
  } catch (error) {
    if (isHttpError(error) && isUnauthorized(error)) return {};
    throw error;
  }
}

/**
 * Returns the session of this browser.
 * @throws Error outside an `<ApiProvider>`.
 */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used within an <ApiProvider>.');
  return session;
}
