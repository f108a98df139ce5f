/** The clocks may drift apart by this much before the deadline becomes unreliable. */
const TOLERATED_DRIFT_MS = 5_000;

/** The clocks of a device. */
export interface Clocks {
  /** Milliseconds of the wall clock, which runs during sleep and can be set. */
  now: () => number;
  /** Milliseconds of a clock that nobody can set, and that some systems stop during sleep. */
  monotonicNow: () => number;
}

/** A deadline by both clocks of the device. */
export interface TwoClockDeadline {
  /** The deadline in epoch milliseconds; undefined when not set. */
  getWallMs(): number | undefined;
  /** Milliseconds until the earlier of the two deadlines; undefined when not set. */
  getRemainingMs(): number | undefined;
  /** Sets both deadlines from epoch milliseconds of the current wall clock. */
  set(wallMs: number | undefined): void;
  /** Whether the clocks drifted apart by more than 5 s since the last call or `resetDrift`. */
  consumeClockJump(): boolean;
  /** Measures drift from the current clocks on. */
  resetDrift(): void;
}

/**
 * Creates a deadline that passes when either clock reaches it. Setting the wall clock back does not
 * prolong the session, and neither does a monotonic clock that stops during sleep.
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
    getRemainingMs: () =>
      deadline && Math.min(deadline.wallMs - now(), deadline.monotonicMs - monotonicNow()),
    set(wallMs) {
      // Another tab may have written the deadline before a small drift: the earlier deadline is the safe one.
      const offset = jumped() ? offsetMs() : Math.max(offsetMs(), expectedOffsetMs);
      deadline = wallMs === undefined ? undefined : { wallMs, monotonicMs: wallMs - offset };
    },
    consumeClockJump() {
      const result = jumped();
      if (result) resetDrift();
      return result;
    },
    resetDrift,
  };
}
