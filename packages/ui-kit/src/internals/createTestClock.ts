import type { Clock } from './clock';

/** A clock that stands still until it is told to go on. */
export function createTestClock() {
  let now = 0;
  const timers = new Set<{ at: number; act: () => void }>();
  const clock: Clock = {
    now: () => now,
    after(ms, act) {
      const timer = { at: now + ms, act };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  };
  return {
    clock,
    /** Lets time pass, and what is due happen in its order. */
    pass(ms: number) {
      const end = now + ms;
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        timers.delete(next);
        now = next.at;
        next.act();
      }
      now = end;
    },
    /** How many timers run. */
    count: () => timers.size,
  };
}
