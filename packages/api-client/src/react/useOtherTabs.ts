import { useEffect, useRef, useSyncExternalStore } from 'react';
import { wait } from '../core/retry';
import { useHookContext } from './ApiContext';

/** For this long after a tab has announced its session, the tab does not announce the same session again in a reply. */
const QUIET_MS = 60_000;
/** How often a tab asks the server whether the logout of another tab is over. */
const ASK_MS = 2_000;

/** The session of this tab. */
interface OwnSession {
  /** The id of the session; undefined when nobody is logged in. */
  sessionId: string | undefined;
  /** Whether the session has been read, or the read has failed. */
  isChecked: boolean;
  /** Whether a response of the server has said which session the server has. */
  hasAnswer: boolean;
  clear: () => void;
  /** Reads the session. Resolves when the read has succeeded or failed. */
  readAgain: () => Promise<unknown>;
}

/**
 * Announces this tab's session to the other tabs, and reacts to their announcements: after a login or logout in another
 * tab, drops the cached data and reads the session again. During a logout that this tab does not send, asks the server
 * until it says that the session is over.
 * @returns why nothing of this tab's session may be shown: its logout is `pending`, or `lost` because the server has
 * not ended the session in time, and somebody must log out again
 */
export function useOtherTabs({
  sessionId,
  isChecked,
  hasAnswer,
  clear,
  readAgain,
}: OwnSession): 'pending' | 'lost' | undefined {
  const { sharedSession, ownLogout } = useHookContext();
  const { subscribe, isLoggingOut, isLogoutLost } = sharedSession;
  const announced = useRef({ id: '', atMs: Number.NEGATIVE_INFINITY });
  const reactingToOtherTab = useRef(false);
  const logout = useSyncExternalStore(
    subscribe,
    () => (isLogoutLost() ? 'lost' : isLoggingOut() ? 'pending' : undefined),
    () => undefined,
  );
  const ending =
    sessionId === undefined ? logout === 'pending' && !hasAnswer : isLoggingOut(sessionId);

  useEffect(() => {
    if (!isChecked || ending) return;
    const nowMs = performance.now();
    // Two tabs that see different sessions would otherwise reply to each other endlessly.
    const quiet = reactingToOtherTab.current && nowMs - announced.current.atMs < QUIET_MS;
    reactingToOtherTab.current = false;
    if (!sessionId || sessionId === announced.current.id || quiet) return;
    announced.current = { id: sessionId, atMs: nowMs };
    sharedSession.announceSession(sessionId);
  }, [sharedSession, isChecked, ending, sessionId]);

  useEffect(
    () =>
      subscribe((event) => {
        const other = event.type === 'session' && event.sessionId !== sessionId;
        // The tab whose own request is pending leaves after its response.
        const over = event.type === 'logged-out' && !ownLogout.pending;
        if (event.type === 'logging-out' || other || over) clear();
        if (!other && !over) return;
        reactingToOtherTab.current = true;
        void readAgain();
      }),
    [subscribe, ownLogout, sessionId, clear, readAgain],
  );

  useEffect(() => {
    if (!logout) return;
    const stopping = new AbortController();
    const ask = async () => {
      // A page that was just loaded reads the session anyway.
      if (logout === 'lost') await readAgain();
      for (;;) {
        await wait(ASK_MS, stopping.signal);
        if (!ownLogout.pending) await readAgain();
      }
    };
    // Rejects when the logout has ended or changed, or this component unmounts.
    ask().catch(() => {});
    return () => stopping.abort();
  }, [logout, ownLogout, readAgain]);

  const over = logout !== undefined && hasAnswer && !ending;
  useEffect(() => {
    if (!over) return;
    sharedSession.announceLogout();
    // Sets the deadline of the other session: no response could set a deadline during the logout.
    if (sessionId !== undefined) void readAgain();
  }, [over, sharedSession, sessionId, readAgain]);

  return ending ? logout : undefined;
}
