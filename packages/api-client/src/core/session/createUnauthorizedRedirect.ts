import { attempt } from '../safely';

/** The key of the last redirect's time in `sessionStorage`. */
export const UNAUTHORIZED_AT_KEY = 'forsikring-unauthorized-at';
const LOOP_WINDOW_MS = 60_000;

/** Dependencies of the redirect. */
export interface UnauthorizedRedirectOptions {
  /** Navigates to the address. */
  redirect: (url: string) => void;
  /** Called instead of a second redirect within a minute: the page should show an error. */
  onLoop: () => void;
  /** A storage per tab that survives the redirect; null when storage is blocked. */
  storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  /** Returns epoch milliseconds. @default Date.now */
  now?: (() => number) | undefined;
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
  // Limited in time, because the page may come back from the back/forward cache.
  let doneAt = Number.NaN;

  // A time in the future was stored before the clock was set back.
  const isRecent = (atMs: number) => atMs <= now() && now() - atMs < LOOP_WINDOW_MS;

  return (url: string | undefined): void => {
    if (!url || isRecent(doneAt)) return;
    doneAt = now();
    if (isRecent(Number(attempt(() => storage?.getItem(UNAUTHORIZED_AT_KEY))))) {
      onLoop();
      return;
    }
    // Redirect even when storage is full or blocked.
    attempt(() => storage?.setItem(UNAUTHORIZED_AT_KEY, String(now())));
    redirect(url);
  };
}
