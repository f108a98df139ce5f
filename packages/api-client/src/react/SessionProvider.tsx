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

/** Whether somebody is logged in, as far as is known. */
export interface Session {
  /**
   * `loading` until the first response; every failure of that request ends as `logged-out`. Later, a
   * session ends when the server says so, not when it cannot be reached. It is `loading` again while
   * another tab logs out, and from when the page goes to the back/forward cache until the server has
   * responded after its return.
   */
  status: 'loading' | 'logged-in' | 'logged-out';
  /** Names the session; undefined unless somebody is logged in and the server names it. */
  sessionId: string | undefined;
  /** Names the customer to analytics, and to nobody else. */
  trackingId: string | undefined;
  /**
   * Why the server could not be asked when the page came back from the back/forward cache; undefined
   * otherwise. The status stays `loading` until `refresh` succeeds.
   */
  error: unknown;
  /** Forgets the session and all its data, e.g. on the way out: `loading`, with no call made, until `refresh`. */
  forget: () => void;
  /** Asks the server anew. */
  refresh: () => void;
}

const SessionContext = createContext<Session | null>(null);
/** The key that SWR keeps the session under. */
export const SESSION_KEY = 'session';

/** The session as it was known before the page could go to the back/forward cache. */
export const firstStatus = (status: SessionStatus) => ({ ...status, askedAfter: 0 });

/** Reads the session once for all hooks, and follows the other tabs and the back/forward cache. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { client, cache, writeQueues } = useHookContext();
  const { mutate: mutateKey, unload } = useSWRConfig();
  const refresh = useCallback(() => void mutateKey(SESSION_KEY), [mutateKey]);
  const [restores, newestRestores] = useRestoreCount(refresh);

  const read = useSWR(
    SESSION_KEY,
    async () => {
      const askedAfter = newestRestores.current;
      return { ...(await readSession(client)), askedAfter };
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

  const [, renderAnew] = useReducer((count: number) => count + 1, 0);
  const forget = useCallback(() => {
    writeQueues.sessionId = undefined;
    // SWR 2.5 does not notify a component that data it has shown since its first render are gone.
    renderAnew();
    // First, so that what is on the screen goes: SWR tells the components of what it removes itself.
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
    forget,
    refresh,
  });

  // An answer from before the page was in the back/forward cache says nothing of now.
  const outdated = knownId !== undefined && data !== undefined && data.askedAfter < restores;
  const hidden = outdated || loggingOutElsewhere;
  // SWR renders anew for what is read of its state: `isValidating` is read only where it matters.
  const restoreError = outdated && error !== undefined && !read.isValidating ? error : undefined;
  const session = useMemo(() => {
    const shown = hidden ? undefined : data;
    const ended = known && !hidden;
    return {
      status: shown?.kfpSessionId ? 'logged-in' : ended ? 'logged-out' : 'loading',
      sessionId: shown?.kfpSessionId,
      trackingId: shown?.trackingId,
      error: restoreError,
      forget,
      refresh,
    } as const;
  }, [data, known, hidden, restoreError, forget, refresh]);
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
