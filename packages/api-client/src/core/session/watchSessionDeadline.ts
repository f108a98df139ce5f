import type { SharedSession } from './createSharedSession';

/** Dependencies of the watch. */
export interface DeadlineWatchOptions {
  /** The session whose deadline is watched. */
  session: Pick<SharedSession, 'getLeftMs' | 'takeClockJump' | 'clear' | 'subscribe'>;
  /** Called once, when the deadline has passed: hide everything about the customer. */
  onExpired: () => void;
  /** Called at each check with the milliseconds left; undefined when the deadline is unknown. */
  onLook?: (leftMs: number | undefined) => void;
  /** Called when the clock was set or the device slept: only the server knows the deadline now. */
  onClockJump?: () => void;
  /**
   * Calls `check` at intervals; returns a function that stops it.
   * @default each second, and when the page becomes visible
   */
  everySecond?: (look: () => void) => () => void;
}

/**
 * Watches the deadline that the tabs share. Start it when the server has confirmed the session: a
 * deadline that has already passed belongs to an earlier session.
 * @returns a function that stops the watch
 */
export function watchSessionDeadline({
  session,
  onExpired,
  onLook,
  onClockJump,
  everySecond = everySecondOfThePage,
}: DeadlineWatchOptions): () => void {
  /** Reports the time left; returns whether there is any. */
  const lives = () => {
    // Read again at each check: another tab may have renewed the session.
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
  // Only renewals count here: a tab that wakes up receives old messages before new ones.
  const unsubscribe = session.subscribe(lives);
  const stop = () => {
    stopLooking();
    unsubscribe();
  };
  look();
  return stop;
}

/** Also checks when the page becomes visible, because no timer runs while the device sleeps. */
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
