import { watchPage } from '@forsikring/foundation/page/watchPage';
import { useCallback, useState } from 'react';
import { isContractError, isWebPageError } from '../core/errors/ContractError';
import { isHttpError } from '../core/errors/HttpError';
import { isUnauthorized } from '../core/isUnauthorized';
import { wait } from '../core/retry';
import { useHookContext } from './ApiContext';
import { useSession } from './SessionProvider';

/** How long a logout waits for pending writes. */
const PENDING_WRITES_MS = 2_000;

/** The logout and its state. */
export interface LogOut {
  /**
   * Logs the customer out; `goto` is the address that they want next. Resolves to the address from the server; to
   * undefined when the call fails; and to null when the server refuses the logout, as `error` of `useSession` then says:
   * the customer is still logged in. Never rejects. A second call returns the pending promise.
   */
  logOut: (goto: string) => Promise<string | null | undefined>;
  /** Whether a logout is pending. */
  loggingOut: boolean;
}

/**
 * Logs out and clears all data. Removes the data from screen and memory at once, here and in the other tabs. Sends the
 * logout after pending writes, e.g. feedback, and waits for them two seconds at most. Only a response ends the logout:
 * without a response, e.g. because the page is reloaded, every tab asks the server until the session is over.
 */
export function useLogOut(): LogOut {
  const { client, sharedSession, writesSettled, writes, ownLogout } = useHookContext();
  const { clear } = useSession();
  const [loggingOut, setLoggingOut] = useState(false);

  const logOut = useCallback(
    (goto: string) => {
      ownLogout.pending ??= (async () => {
        setLoggingOut(true);
        const { sessionId } = writes;
        sharedSession.beginLogout(sessionId);
        // Before the request: a slow server must not keep data on the screen.
        clear();
        // The page's last writes, when it unmounts, still belong to the session.
        writes.endingId = sessionId;
        await writesSent(writesSettled);
        writes.endingId = undefined;
        const result = await client
          .logOut({ body: { goto } })
          .catch((error: unknown) => ({ error }));
        const error = 'error' in result ? result.error : undefined;
        const refused = isRefused(error);
        ownLogout.pending = undefined;
        if (refused) sharedSession.loseLogout();
        else if (isAnswered(error)) sharedSession.announceLogout();
        setLoggingOut(false);
        return 'logoutUrl' in result ? result.logoutUrl : refused ? null : undefined;
      })();
      return ownLogout.pending;
    },
    [client, sharedSession, writesSettled, writes, ownLogout, clear],
  );
  return { logOut, loggingOut };
}

/** Whether the server refuses the logout, e.g. for its anti-forgery token. A 401 says that the session is over. */
const isRefused = (error: unknown) =>
  isHttpError(error) && error.status !== 401 && isUnauthorized(error);

/**
 * Whether the insurer has responded: with 2xx and any body, or with 401 when the session is over. A web page and
 * every other status may come from a gateway or a fault.
 */
const isAnswered = (error: unknown) =>
  error === undefined ||
  (isHttpError(error) && error.status === 401) ||
  (isContractError(error) && !isWebPageError(error));

/** Resolves when the writes are done, after two seconds, or when the page is left. */
async function writesSent(writesSettled: () => Promise<unknown>): Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const timeUp = wait(PENDING_WRITES_MS, signal).catch(() => {});
  let stopWatching = () => {};
  const pageLeft = new Promise<void>((resolve) => {
    stopWatching = watchPage((change) => change === 'pagehide' && resolve());
  });
  // In a separate task, after React has unmounted the page: components may send when they unmount.
  const settled = wait(0, signal).then(writesSettled, () => {});
  await Promise.race([settled, timeUp, pageLeft]);
  stopping.abort();
  stopWatching();
}
