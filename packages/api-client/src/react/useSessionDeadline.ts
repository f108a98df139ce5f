import { useEffect, useRef, useState } from 'react';
import { watchSessionDeadline } from '../core/session/watchSessionDeadline';
import { useHookContext } from './ApiContext';
import { useSession } from './SessionProvider';

const WARN_MS = 60_000;

/**
 * Watches the deadline that all tabs share, while somebody is logged in: each second, and when the page
 * becomes visible. Reads the session again when the clock was set or the device slept. After the deadline,
 * clears all data and calls `onExpired`, which should leave the page.
 * @returns the whole seconds left during the last minute; undefined before
 */
export function useSessionDeadline(onExpired: () => void): number | undefined {
  const { sharedSession, sessionCheck } = useHookContext();
  const { status, clear } = useSession();
  const [secondsLeft, setSecondsLeft] = useState<number>();
  const latestOnExpired = useRef(onExpired);
  useEffect(() => {
    latestOnExpired.current = onExpired;
  }, [onExpired]);

  useEffect(() => {
    if (status !== 'logged-in') return;
    const stop = watchSessionDeadline({
      session: sharedSession,
      onCheck: (leftMs = WARN_MS) =>
        setSecondsLeft(leftMs < WARN_MS ? Math.ceil(leftMs / 1_000) : undefined),
      onClockJump: () => sessionCheck.current?.returned(),
      onExpired: () => {
        clear();
        latestOnExpired.current();
      },
    });
    return () => {
      stop();
      setSecondsLeft(undefined);
    };
  }, [status, sharedSession, sessionCheck, clear]);

  return secondsLeft;
}
