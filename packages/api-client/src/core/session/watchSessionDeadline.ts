import type { SharedSession } from './createSharedSession';

/** What the watch depends on. */
export interface DeadlineWatchOptions {
  /** The session whose deadline is watched. */
  session: Pick<SharedSession, 'getLeftMs' | 'takeClockJump' | 'clear' | 'subscribe'>;
  /** Called once, when the deadline has passed: nothing of the customer may be seen any more. */
  onExpired: () => void;
  /** Called at each look with the milliseconds that are left; undefined where no server has said. */
  onLook?: (leftMs: number | undefined) => void;
  /** Called when the clock was set or the device slept: the server knows how long the session lives. */
  onClockJump?: () => void;
  /** Calls `look` whenever it is time to; returns what stops that. @default each second, and when the page is seen again */
  everySecond?: (look: () => void) => () => void;
}

/**
 * Watches the deadline that the tabs share. Start it when the server has confirmed the session: a
 * deadline that has passed by then belongs to an earlier session.
 * @returns a function that stops it
 */
export function watchSessionDeadline({
  session,
  onExpired,
  onLook,
  onClockJump,
  everySecond = everySecondOfThePage,
}: DeadlineWatchOptions): () => void {
  /** Whether the session lives; tells how long it will. */
  const lives = () => {
    // Read anew at each look: another tab may have renewed the session.
    const left = session.getLeftMs();
    if (left !== undefined && left <= 0) return false;
    onLook?.(left);
    return true;
  };
  const look = () => {
    if (lives()) {
      if (session.takeClockJump()) onClockJump?.();
      return;
    }
    stop();
    onExpired();
  };
  if (Number(session.getLeftMs()) <= 0) session.clear();
  session.takeClockJump();
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
