/** Time, so that a test can hold it. */
export interface Clock {
  /** Milliseconds since some moment. */
  now: () => number;
  /** Runs `act` once, after a while; returns what calls it off. */
  after: (ms: number, act: () => void) => () => void;
}

/** The time of the browser. */
export const browserClock: Clock = {
  now: () => Date.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};
