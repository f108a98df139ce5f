import { useCallback, useRef, useState } from 'react';
import { useSession } from './SessionProvider';
import { useApi } from './useApi';

/** The way out. */
export interface LogOut {
  /**
   * Logs the customer out; `goto` is where they want to go. Answers where the server sends them, or
   * undefined where it did not say: never rejects (specification part 1 §4). A second call is the first.
   */
  logOut: (goto: string) => Promise<string | undefined>;
  /** Whether it is under way. */
  loggingOut: boolean;
}

/**
 * Logs out, and leaves nothing behind: what was read goes from the screen and from memory at once, and
 * the other tabs are told as soon as the server has answered.
 */
export function useLogOut(): LogOut {
  const { client, sharedSession } = useApi();
  const { forget } = useSession();
  const underWay = useRef<Promise<string | undefined>>(undefined);
  const [loggingOut, setLoggingOut] = useState(false);

  const logOut = useCallback(
    (goto: string) => {
      underWay.current ??= (async () => {
        setLoggingOut(true);
        const sent = client.logOut({ body: { goto } }).catch(() => undefined);
        // At once: nothing stays on the screen while a slow server thinks about it.
        forget();
        const answer = await sent;
        sharedSession.announceLogout();
        underWay.current = undefined;
        setLoggingOut(false);
        return answer?.logoutUrl;
      })();
      return underWay.current;
    },
    [client, sharedSession, forget],
  );
  return { logOut, loggingOut };
}
