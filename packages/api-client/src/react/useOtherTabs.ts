import { useEffect, useRef, useState } from 'react';
import { settleLostLogout } from '../core/session/settleLostLogout';
import { useHookContext } from './useApi';

/** For so long a tab that has named its session names no other because another tab spoke. */
const QUIET_MS = 60_000;

/** The session of this tab, as far as the other tabs are concerned. */
interface OwnSession {
  /** Undefined while it is not known, or nobody is logged in. */
  sessionId: string | undefined;
  /** Whether it is known who is logged in, if anybody. */
  known: boolean;
  /** Asks the server; answers whether somebody is logged in. */
  isLoggedIn: () => Promise<boolean>;
  forget: () => void;
  refresh: () => void;
}

/**
 * Tells the other tabs of the session in this one, and follows them: their logouts and logins are read
 * anew here, and what was cached for the customer before is dropped.
 * @returns whether another tab is logging out, so that nothing may be shown
 */
export function useOtherTabs({
  sessionId,
  known,
  isLoggedIn,
  forget,
  refresh,
}: OwnSession): boolean {
  const { sharedSession } = useHookContext();
  const announced = useRef({ id: '', atMs: Number.NEGATIVE_INFINITY });
  const otherTabSpoke = useRef(false);
  const [loggingOut, setLoggingOut] = useState(false);

  useEffect(() => {
    if (!known) return;
    const nowMs = performance.now();
    // Two tabs that see different sessions would otherwise answer each other for ever.
    const quiet = otherTabSpoke.current && nowMs - announced.current.atMs < QUIET_MS;
    otherTabSpoke.current = false;
    if (!sessionId || sessionId === announced.current.id || quiet) return;
    announced.current = { id: sessionId, atMs: nowMs };
    sharedSession.announceSession(sessionId);
  }, [sharedSession, known, sessionId]);

  useEffect(() => {
    const readAnew = () => {
      otherTabSpoke.current = true;
      forget();
      refresh();
    };
    return sharedSession.subscribe((event) => {
      if (event.type === 'session' && event.sessionId !== sessionId) readAnew();
    });
  }, [sharedSession, sessionId, forget, refresh]);

  useEffect(() => {
    let settling = new AbortController();
    const end = () => {
      otherTabSpoke.current = true;
      forget();
      setLoggingOut(false);
      refresh();
    };
    const settle = async (signal: AbortSignal) => {
      await settleLostLogout(isLoggedIn, signal);
      signal.throwIfAborted();
      sharedSession.endLogout();
      end();
    };
    const unsubscribe = sharedSession.subscribe(({ type }) => {
      if (type === 'logging-out' || type === 'logged-out' || type === 'logout-lost') {
        settling.abort();
        settling = new AbortController();
      }
      if (type === 'logging-out') {
        setLoggingOut(true);
        forget();
      }
      if (type === 'logged-out') end();
      // Rejects when the tab is heard again, or this page goes.
      if (type === 'logout-lost') settle(settling.signal).catch(() => {});
    });
    return () => {
      settling.abort();
      unsubscribe();
    };
  }, [sharedSession, isLoggedIn, forget, refresh]);

  return loggingOut;
}
