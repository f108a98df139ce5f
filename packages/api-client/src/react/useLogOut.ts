import { useCallback, useRef, useState } from 'react';
import { wait } from '../core/retry';
import { useSession } from './SessionProvider';
import { useHookContext } from './useApi';

/** How long a logout waits for writes that are under way. */
const PENDING_WRITES_MS = 2_000;

/** Logs the customer out. */
export interface LogOut {
  /**
   * Logs the customer out; `goto` is where they want to go. Resolves to the address from the server, or
   * to undefined when the call failed; never rejects. A second call while one is pending returns the same
   * promise.
   */
  logOut: (goto: string) => Promise<string | undefined>;
  /** Whether a logout is under way. */
  loggingOut: boolean;
}

/**
 * Logs out, and leaves nothing behind. What was read goes from the screen and from memory at once, here
 * and in the other tabs. What the page still has to send, e.g. feedback, is sent before the logout, which
 * waits for it for two seconds at most. The other tabs ask the server again when it is over.
 */
export function useLogOut(): LogOut {
  const { client, sharedSession, writesSettled } = useHookContext();
  const { forget } = useSession();
  const underWay = useRef<Promise<string | undefined>>(undefined);
  const [loggingOut, setLoggingOut] = useState(false);

  const logOut = useCallback(
    (goto: string) => {
      underWay.current ??= (async () => {
        setLoggingOut(true);
        sharedSession.beginLogout();
        // At once: nothing stays on the screen while a slow server thinks about it.
        forget();
        await writesSent(writesSettled);
        const answer = await client.logOut({ body: { goto } }).catch(() => undefined);
        sharedSession.announceLogout();
        underWay.current = undefined;
        setLoggingOut(false);
        return answer?.logoutUrl;
      })();
      return underWay.current;
    },
    [client, sharedSession, writesSettled, forget],
  );
  return { logOut, loggingOut };
}

/** Resolves when the writes are done, or there is no more time: the logout itself must be sent. */
async function writesSent(writesSettled: () => Promise<unknown>): Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const timeUp = wait(PENDING_WRITES_MS, signal).catch(() => {});
  const pageLeft = new Promise((resolve) => {
    window.addEventListener('pagehide', resolve, { signal });
  });
  // In a task of its own, after React has unmounted what was on the screen: that may send, too.
  const settled = wait(0, signal).then(writesSettled, () => {});
  await Promise.race([settled, timeUp, pageLeft]);
  stopping.abort();
}
