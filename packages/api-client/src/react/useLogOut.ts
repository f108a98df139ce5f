import { useCallback, useRef, useState } from 'react';
import { wait } from '../core/retry';
import { useSession } from './SessionProvider';
import { useHookContext } from './useApi';

/** How long a logout waits for pending writes. */
const PENDING_WRITES_MS = 2_000;

/** The logout and its state. */
export interface LogOut {
  /**
   * Logs the customer out; `goto` is the address that they want next. Resolves to the address from the
   * server, or to undefined when the call fails; never rejects. A second call returns the pending promise.
   */
  logOut: (goto: string) => Promise<string | undefined>;
  /** Whether a logout is pending. */
  loggingOut: boolean;
}

/**
 * Logs out and clears all data. Removes the data from screen and memory at once, here and in the other
 * tabs. Sends the logout after pending writes, e.g. feedback, and waits for them two seconds at most. The
 * other tabs read the session again when it is over.
 */
export function useLogOut(): LogOut {
  const { client, sharedSession, writesSettled } = useHookContext();
  const { clear } = useSession();
  const pending = useRef<Promise<string | undefined>>(undefined);
  const [loggingOut, setLoggingOut] = useState(false);

  const logOut = useCallback(
    (goto: string) => {
      pending.current ??= (async () => {
        setLoggingOut(true);
        sharedSession.beginLogout();
        // Before the request: a slow server must not keep data on the screen.
        clear();
        await writesSent(writesSettled);
        const response = await client.logOut({ body: { goto } }).catch(() => undefined);
        sharedSession.announceLogout();
        pending.current = undefined;
        setLoggingOut(false);
        return response?.logoutUrl;
      })();
      return pending.current;
    },
    [client, sharedSession, writesSettled, clear],
  );
  return { logOut, loggingOut };
}

/** Resolves when the writes are done, after two seconds, or when the page is left. */
async function writesSent(writesSettled: () => Promise<unknown>): Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const timeUp = wait(PENDING_WRITES_MS, signal).catch(() => {});
  const pageLeft = new Promise((resolve) => {
    window.addEventListener('pagehide', resolve, { signal });
  });
  // In a separate task, after React has unmounted the page: components may send when they unmount.
  const settled = wait(0, signal).then(writesSettled, () => {});
  await Promise.race([settled, timeUp, pageLeft]);
  stopping.abort();
}
