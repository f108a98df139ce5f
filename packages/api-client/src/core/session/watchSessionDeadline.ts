import { watchPage } from '@forsikring/foundation/page/watchPage';
import type { SharedSession } from './createSharedSession';

/** Dependencies of the watch. */
export interface DeadlineWatchOptions {
  /** The session whose deadline is watched. */
  session: Pick<SharedSession, 'getRemainingMs' | 'consumeClockJump' | 'clear' | 'subscribe'>;
  /** Called once, when the deadline has passed: hide everything about the customer. */
  onExpired: () => void;
  /** Called at each check with the milliseconds left; undefined when the deadline is unknown. */
  onCheck?: ((leftMs: number | undefined) => void) | undefined;
  /** Called when the clock was set or the device slept: only the server knows the deadline now. */
  onClockJump?: (() => void) | undefined;
  /**
   * Calls `check` at intervals; returns a function that stops it.
   * @default each second, and when the page becomes visible
   */
  schedule?: ((check: () => void) => () => void) | undefined;
}

/**
 * Watches the deadline that the tabs share. Start it when the server has confirmed the session: a
 * deadline that has already passed belongs to an earlier session.
 * @returns a function that stops the watch
 */
export function watchSessionDeadline({
  session,
  onExpired,
  onCheck,
  onClockJump,
  schedule = checkEverySecond,
}: DeadlineWatchOptions): () => void {
  /** Reports the time left; returns whether there is any. */
  const reportTimeLeft = () => {
    // Read again at each check: another tab may have renewed the session.
    const left = session.getRemainingMs();
    if (left !== undefined && left <= 0) return false;
    onCheck?.(left);
    return true;
  };
  const check = () => {
    if (reportTimeLeft()) {
      if (session.consumeClockJump()) onClockJump?.();
      return;
    }
    stop();
    onExpired();
  };
  if (Number(session.getRemainingMs()) <= 0) session.clear();
  session.consumeClockJump();
  const stopChecks = schedule(check);
  // Only renewals count here: a tab that wakes up receives old messages before new ones.
  const unsubscribe = session.subscribe(reportTimeLeft);
  const stop = () => {
    stopChecks();
    unsubscribe();
  };
  check();
  return stop;
}

/** Also checks when the page becomes visible, because no timer runs while the device sleeps. */
function checkEverySecond(check: () => void): () => void {
  const timer = setInterval(check, 1_000);
  window.addEventListener('focus', check);
  // Not when the page is left: in Firefox, React never renders again after an update in `pagehide`.
  const stopWatching = watchPage((change) => change !== 'pagehide' && check());
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', check);
    stopWatching();
  };
}
