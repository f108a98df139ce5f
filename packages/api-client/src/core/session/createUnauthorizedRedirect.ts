import { attempt } from '../attempt';

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
 * Creates the redirect for unauthorized responses. The first one redirects, however many calls fail at
 * once; a second redirect within 60 s calls `onLoop` instead. Without an address nothing happens: the
 * failed call is then an ordinary error.
 */
export function createUnauthorizedRedirect({
  redirect,
  onLoop,
  storage,
  now = Date.now,
}: UnauthorizedRedirectOptions) {
  // Held for a while, not for ever: the page may come back from the back/forward cache.
  let doneAt = Number.NaN;

  // A time to come is from before the clock was set back.
  const isRecent = (atMs: number) => atMs <= now() && now() - atMs < LOOP_WINDOW_MS;

  return (url: string | undefined): void => {
    if (!url || isRecent(doneAt)) return;
    doneAt = now();
    if (isRecent(Number(attempt(() => storage?.getItem(UNAUTHORIZED_AT_KEY))))) {
      onLoop();
      return;
    }
    // A full or blocked storage must not keep the customer on a page that they may not see.
    attempt(() => storage?.setItem(UNAUTHORIZED_AT_KEY, String(now())));
    redirect(url);
  };
}
