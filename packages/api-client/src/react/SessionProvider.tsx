import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useReducer,
} from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { SessionStatus } from '../contract/session';
import type { ApiClient } from '../core/createApiClient';
import { isHttpError } from '../core/errors/HttpError';
import { isUnauthorized } from '../core/isUnauthorized';
import { useHookContext } from './useApi';
import { useOtherTabs } from './useOtherTabs';
import { useRestoreCount } from './useRestoreCount';

/** The session of this browser. */
export interface Session {
  /**
   * `loading` until the first response; `logged-out` when that request fails. After that, the session ends
   * only when the server says so, not when the network fails. It is `loading` again while another tab logs
   * out, and from the return of the page from the back/forward cache until the first response. The page is
   * hidden while it is in that cache.
   */
  status: 'loading' | 'logged-in' | 'logged-out';
  /** The id of the session; undefined when nobody is logged in or the server sends none. */
  sessionId: string | undefined;
  /** The customer's id for analytics only. */
  trackingId: string | undefined;
  /**
   * Why the read failed after the page came back from the back/forward cache; undefined otherwise. The
   * status stays `loading` until `refresh` succeeds.
   */
  error: unknown;
  /** Clears the session and all its data, e.g. before a logout. It stays `loading`, without requests, until `refresh`. */
  clear: () => void;
  /** Reads the session again. */
  refresh: () => void;
}

const SessionContext = createContext<Session | null>(null);
/** The SWR key of the session. */
export const SESSION_KEY = 'session';

/** A session from before the page could enter the back/forward cache. */
export const initialStatus = (status: SessionStatus) => ({ ...status, restoresBefore: 0 });

/** Reads the session once for all hooks, and reacts to other tabs and the back/forward cache. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { client, cache, writeQueues } = useHookContext();
  const { mutate: mutateKey, unload } = useSWRConfig();
  const refresh = useCallback(() => void mutateKey(SESSION_KEY), [mutateKey]);
  const [restores, latestRestores] = useRestoreCount(refresh);

  const read = useSWR(
    SESSION_KEY,
    async () => {
      const restoresBefore = latestRestores.current;
      return { ...(await readSession(client)), restoresBefore };
    },
    {
      // Revalidate on focus, but only after a failed check.
      revalidateOnFocus: cache.get(SESSION_KEY)?.error !== undefined,
    },
  );
  const { data, error } = read;
  const knownId = data?.kfpSessionId;

  useEffect(() => {
    writeQueues.sessionId = knownId;
  }, [writeQueues, knownId]);

  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const clear = useCallback(() => {
    writeQueues.sessionId = undefined;
    // SWR 2.5 does not notify components that have shown data since their first render.
    rerender();
    // Before `cache.empty`: `unload` also notifies the components of what it removes.
    unload({ revalidate: false });
    cache.empty();
  }, [writeQueues, cache, unload]);

  const isLoggedIn = useCallback(
    () =>
      readSession(client).then(
        ({ kfpSessionId }) => kfpSessionId !== undefined,
        () => true,
      ),
    [client],
  );
  const known = Boolean(data || error);
  const loggingOutElsewhere = useOtherTabs({
    sessionId: knownId,
    known,
    isLoggedIn,
    clear,
    refresh,
  });

  // A response from before the back/forward cache says nothing about the current session.
  const outdated = knownId !== undefined && data !== undefined && data.restoresBefore < restores;
  const hidden = outdated || loggingOutElsewhere;
  // SWR renders again for each state that is read, so read `isValidating` only when it matters.
  const restoreError = outdated && error !== undefined && !read.isValidating ? error : undefined;
  const session = useMemo(() => {
    const shown = hidden ? undefined : data;
    const ended = known && !hidden;
    return {
      status: shown?.kfpSessionId ? 'logged-in' : ended ? 'logged-out' : 'loading',
      sessionId: shown?.kfpSessionId,
      trackingId: shown?.trackingId,
      error: restoreError,
      clear,
      refresh,
    } as const;
  }, [data, known, hidden, restoreError, clear, refresh]);
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
