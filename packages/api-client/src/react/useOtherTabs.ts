import { useEffect, useRef, useState } from 'react';
import { settleLostLogout } from '../core/session/settleLostLogout';
import { useHookContext } from './useApi';

/** How long a tab that has announced its session does not reply to another tab with it again. */
const QUIET_MS = 60_000;

/** The session of this tab. */
interface OwnSession {
  /** Undefined while unknown, or when nobody is logged in. */
  sessionId: string | undefined;
  /** Whether the session has been read. */
  known: boolean;
  /** Resolves to whether the server knows a session. */
  isLoggedIn: () => Promise<boolean>;
  clear: () => void;
  refresh: () => void;
}

/**
 * Announces this tab's session to the other tabs, and reacts to theirs: after a login or logout there,
 * drops the cached data and reads the session again.
 * @returns whether another tab is logging out, so that nothing may be shown
 */
export function useOtherTabs({
  sessionId,
  known,
  isLoggedIn,
  clear,
  refresh,
}: OwnSession): boolean {
  const { sharedSession } = useHookContext();
  const announced = useRef({ id: '', atMs: Number.NEGATIVE_INFINITY });
  const reactingToOtherTab = useRef(false);
  const [loggingOut, setLoggingOut] = useState(false);

  useEffect(() => {
    if (!known) return;
    const nowMs = performance.now();
    // Two tabs that see different sessions would otherwise reply to each other endlessly.
    const quiet = reactingToOtherTab.current && nowMs - announced.current.atMs < QUIET_MS;
    reactingToOtherTab.current = false;
    if (!sessionId || sessionId === announced.current.id || quiet) return;
    announced.current = { id: sessionId, atMs: nowMs };
    sharedSession.announceSession(sessionId);
  }, [sharedSession, known, sessionId]);

  useEffect(() => {
    const reloadSession = () => {
      reactingToOtherTab.current = true;
      clear();
      refresh();
    };
    return sharedSession.subscribe((event) => {
      if (event.type === 'session' && event.sessionId !== sessionId) reloadSession();
    });
  }, [sharedSession, sessionId, clear, refresh]);

  useEffect(() => {
    let settling = new AbortController();
    const finishLogout = () => {
      reactingToOtherTab.current = true;
      clear();
      setLoggingOut(false);
      refresh();
    };
    const settle = async (signal: AbortSignal) => {
      await settleLostLogout(isLoggedIn, signal);
      signal.throwIfAborted();
      sharedSession.endLogout();
      finishLogout();
    };
    const unsubscribe = sharedSession.subscribe(({ type }) => {
      if (type === 'logging-out' || type === 'logged-out' || type === 'logout-lost') {
        settling.abort();
        settling = new AbortController();
      }
      if (type === 'logging-out') {
        setLoggingOut(true);
        clear();
      }
      if (type === 'logged-out') finishLogout();
      // Rejects when the other tab sends again, or when this component unmounts.
      if (type === 'logout-lost') settle(settling.signal).catch(() => {});
    });
    return () => {
      settling.abort();
      unsubscribe();
    };
  }, [sharedSession, isLoggedIn, clear, refresh]);

  return loggingOut;
}
