import type { SharedSession } from './createSharedSession';

/** What the watch stands on. */
export interface DeadlineWatchOptions {
  session: Pick<SharedSession, 'getDeadlineMs' | 'clear' | 'subscribe'>;
  /** Told once, when the deadline has passed: nothing of the customer may be seen any more. */
  onExpired: () => void;
  /** Told at each look how many milliseconds are left; undefined where no server has said. */
  onLook?: (leftMs: number | undefined) => void;
  /** Milliseconds of the wall clock. @default Date.now */
  now?: () => number;
  /** Calls `look` whenever it is time to; answers what stops that. @default each second, and when the page is seen again */
  everySecond?: (look: () => void) => () => void;
}

/**
 * Watches the deadline that the tabs share, and answers what stops it (decisions §4). Start it when
 * the server has said that the session lives: a deadline that is past by then is an earlier session's.
 */
export function watchSessionDeadline({
  session,
  onExpired,
  onLook,
  now = () => Date.now(),
  everySecond = everySecondOfThePage,
}: DeadlineWatchOptions): () => void {
  // Read anew at each look: another tab may have renewed the session.
  const leftMs = () => {
    const deadlineMs = session.getDeadlineMs();
    return deadlineMs === undefined ? undefined : deadlineMs - now();
  };
  /** Whether the session lives; tells how long it will. */
  const lives = () => {
    const left = leftMs();
    if (left !== undefined && left <= 0) return false;
    onLook?.(left);
    return true;
  };
  const look = () => {
    if (lives()) return;
    stop();
    onExpired();
  };
  if (Number(leftMs()) <= 0) session.clear();
  const stopLooking = everySecond(look);
  // A renewal is seen at once. No end is: a tab that wakes up hears old news before new ones.
  const unsubscribe = session.subscribe(lives);
  const stop = () => {
    stopLooking();
    unsubscribe();
  };
  look();
  return stop;
}

/** No timer runs while the device sleeps: the page looks at once when it is seen again. */
function everySecondOfThePage(look: () => void): () => void {
  const timer = setInterval(look, 1_000);
  const stopping = new AbortController();
  const { signal } = stopping;
  document.addEventListener('visibilitychange', look, { signal });
  for (const name of ['focus', 'pageshow']) window.addEventListener(name, look, { signal });
  return () => {
    clearInterval(timer);
    stopping.abort();
  };
}
