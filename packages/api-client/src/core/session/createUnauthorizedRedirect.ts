/** Where the time of the last redirect is kept in `sessionStorage`. */
export const UNAUTHORIZED_AT_KEY = 'forsikring-unauthorized-at';
const LOOP_WINDOW_MS = 60_000;

/** What the redirect needs of its page. */
export interface UnauthorizedRedirectOptions {
  /** Leaves the page. */
  redirect: (url: string) => void;
  /** A second redirect within a minute was held back: the page should say that something is wrong. */
  onLoop: () => void;
  /** Survives the redirect, one per tab; null where storage is blocked. */
  storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  /** Epoch milliseconds. @default Date.now */
  now?: () => number;
}

/**
 * Makes the one way out for unauthorized answers: the first one redirects, however many calls fail
 * at once, and a second redirect within 60 s is held back, so that nothing loops (decisions §3).
 * Without an address nothing happens: the failed call is then an ordinary error.
 */
export function createUnauthorizedRedirect({
  redirect,
  onLoop,
  storage,
  now = Date.now,
}: UnauthorizedRedirectOptions) {
  // Held for a while, not for ever: the page may come back from the back/forward cache.
  let doneAt = Number.NEGATIVE_INFINITY;

  return (url: string | undefined): void => {
    if (!url || now() - doneAt < LOOP_WINDOW_MS) return;
    doneAt = now();
    const sinceLastMs = now() - lastRedirect(storage);
    if (sinceLastMs >= 0 && sinceLastMs < LOOP_WINDOW_MS) {
      onLoop();
      return;
    }
    try {
      storage?.setItem(UNAUTHORIZED_AT_KEY, String(now()));
    } catch {
      // A full or blocked storage must not keep the customer on a page that they may not see.
    }
    redirect(url);
  };
}

function lastRedirect(storage: UnauthorizedRedirectOptions['storage']): number {
  try {
    return Number(storage?.getItem(UNAUTHORIZED_AT_KEY) ?? Number.NaN);
  } catch {
    return Number.NaN;
  }
}
