/** How far the clocks may drift apart before the deadline is in doubt. */
const TOLERATED_DRIFT_MS = 5_000;

/** The clocks of a device. */
export interface Clocks {
  /** Milliseconds of the wall clock: goes on during sleep, and can be set. */
  now: () => number;
  /** Milliseconds of a clock that nobody can set, but that some systems stop during sleep. */
  monotonicNow: () => number;
}

/** A point in time, kept by both clocks of the device. */
export interface TwoClockDeadline {
  /** The deadline as epoch milliseconds; undefined when there is none. */
  getWallMs(): number | undefined;
  /** Milliseconds until the earlier of the two deadlines; undefined when there is none. */
  getLeftMs(): number | undefined;
  /** Sets both deadlines from epoch milliseconds, which are right for the wall clock as it is now. */
  set(wallMs: number | undefined): void;
  /** Whether the clocks drifted apart by more than 5 s since the last call or `resetDrift`. */
  takeClockJump(): boolean;
  /** Takes the clocks as they are now for right. */
  resetDrift(): void;
}

/**
 * Makes a deadline that passes when either clock says so: setting the wall clock back gives nobody
 * more time, and neither does a monotonic clock that stood still while the device slept.
 */
export function createTwoClockDeadline({ now, monotonicNow }: Clocks): TwoClockDeadline {
  const offsetMs = () => now() - monotonicNow();
  let deadline: { wallMs: number; monotonicMs: number } | undefined;
  let expectedOffsetMs = offsetMs();

  const jumped = () => Math.abs(offsetMs() - expectedOffsetMs) > TOLERATED_DRIFT_MS;
  const resetDrift = () => {
    expectedOffsetMs = offsetMs();
  };
  return {
    getWallMs: () => deadline?.wallMs,
    getLeftMs: () =>
      deadline && Math.min(deadline.wallMs - now(), deadline.monotonicMs - monotonicNow()),
    set(wallMs) {
      // Another tab may have written it before a small drift: the earlier end is the safe one.
      const offset = jumped() ? offsetMs() : Math.max(offsetMs(), expectedOffsetMs);
      deadline = wallMs === undefined ? undefined : { wallMs, monotonicMs: wallMs - offset };
    },
    takeClockJump() {
      const result = jumped();
      if (result) resetDrift();
      return result;
    },
    resetDrift,
  };
}
