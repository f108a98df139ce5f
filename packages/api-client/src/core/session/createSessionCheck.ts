import { watchPage } from '@forsikring/foundation/page/watchPage';

/** How long a page may be away before another customer may have logged in elsewhere. */
const AWAY_MS = 10_000;
/** The session is read at most this often. */
const MIN_INTERVAL_MS = 5_000;
/** How often a visible page notes that it is not frozen. */
const TICK_MS = 1_000;

/** Dependencies of the check. */
export interface SessionCheckOptions {
  /** Reads the session, and applies the response to this request before it resolves. Rejects without a response. */
  read: () => Promise<void>;
  /** Milliseconds until the session ends; undefined when unknown. */
  getRemainingMs: () => number | undefined;
  /** Milliseconds of the wall clock, which runs during sleep. @default Date.now */
  now?: (() => number) | undefined;
}

/** Knows whether the page was away since the session was read. */
export interface SessionCheck {
  /**
   * Undefined when the page was not away. Otherwise a promise that resolves when the session has been read again, and
   * rejects when the read fails.
   */
  confirm(): Promise<void> | undefined;
  /** Counts an absence of the page that the caller has noticed. Reads the session as soon as the page is visible. */
  returned(): void;
  /** Counts a return from the back/forward cache. Reads the session at once. */
  restored(): void;
  /** Counts a read of the session, whoever started it. */
  countRead(): void;
  /** Stops watching the page. */
  stop(): void;
}

/**
 * Watches whether the page is away: hidden for more than 10 s, frozen with or without the device, or in the back/forward
 * cache. Meanwhile another customer may have logged in where no tab can send this one a message. Reads the session again
 * as soon as the page is visible, and lets writes wait for the response.
 */
export function createSessionCheck({
  read,
  getRemainingMs,
  now = () => Date.now(),
}: SessionCheckOptions): SessionCheck {
  let aliveAtMs = now();
  let lastReadMs = Number.NEGATIVE_INFINITY;
  /** How often the page was away. A read that began before the last absence does not confirm the session. */
  let absences = 0;
  let confirmedAbsences = 0;
  let pending: Promise<void> | undefined;

  const isVisible = () => document.visibilityState !== 'hidden';
  // The distance in either direction: the clock may have been set back.
  const sinceMs = (atMs: number) => Math.abs(now() - atMs);

  /** Several events notice the same absence: within a second after a read began, no further absence is counted. */
  const countAbsence = () => {
    if (sinceMs(lastReadMs) > TICK_MS) absences += 1;
    aliveAtMs = now();
  };
  const noteAbsence = () => {
    if (sinceMs(aliveAtMs) > AWAY_MS) countAbsence();
    if (isVisible()) aliveAtMs = now();
  };

  const readUntilConfirmed = async () => {
    while (confirmedAbsences < absences) {
      // A read would renew a session that has just expired: the watch of the deadline, which checks each second, is first.
      const isExpired = Number(getRemainingMs()) <= 0;
      const waitMs = Math.max(MIN_INTERVAL_MS - sinceMs(lastReadMs), isExpired ? 2 * TICK_MS : 0);
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
      lastReadMs = now();
      const readFor = absences;
      await read();
      confirmedAbsences = readFor;
    }
  };
  const confirm = () => {
    noteAbsence();
    if (confirmedAbsences === absences) return undefined;
    pending ??= readUntilConfirmed().finally(() => {
      pending = undefined;
    });
    return pending;
  };
  // After a failure, the next write asks again.
  const confirmWhenVisible = () => void (isVisible() && confirm()?.catch(() => {}));

  const onVisibilityChange = () => {
    confirmWhenVisible();
    aliveAtMs = now();
  };
  const onResume = () => {
    countAbsence();
    confirmWhenVisible();
  };
  /** Not every browser fires an event after the device slept or the page was frozen. */
  const onTick = () => {
    const before = absences;
    if (isVisible()) noteAbsence();
    if (absences > before) confirmWhenVisible();
  };

  document.addEventListener('resume', onResume);
  const stopWatching = watchPage((change) => {
    if (change === 'hidden' || change === 'visible') onVisibilityChange();
  });
  const timer = setInterval(onTick, TICK_MS);
  return {
    confirm,
    returned: onResume,
    restored() {
      // The page stays hidden until the response.
      lastReadMs = Number.NEGATIVE_INFINITY;
      onResume();
    },
    countRead() {
      lastReadMs = now();
    },
    stop() {
      clearInterval(timer);
      document.removeEventListener('resume', onResume);
      stopWatching();
    },
  };
}
