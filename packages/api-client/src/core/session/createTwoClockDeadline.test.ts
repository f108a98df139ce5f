import { describe, expect, test } from 'vitest';
import { createTwoClockDeadline } from './createTwoClockDeadline';

const START_MS = 1_800_000_000_000;

/** A deadline on clocks that the test sets. The monotonic clock does not start at zero. */
function createOnClocks() {
  const clocks = { wallMs: START_MS, monotonicMs: 7_000 };
  const deadline = createTwoClockDeadline({
    now: () => clocks.wallMs,
    monotonicNow: () => clocks.monotonicMs,
  });
  return {
    ...deadline,
    pass(ms: number) {
      clocks.wallMs += ms;
      clocks.monotonicMs += ms;
    },
    setClock(byMs: number) {
      clocks.wallMs += byMs;
    },
  };
}

describe('the time left', () => {
  test('is undefined without a deadline', () => {
    const deadline = createOnClocks();
    expect(deadline.getRemainingMs()).toBeUndefined();
    deadline.set(START_MS + 60_000);
    deadline.set(undefined);
    expect(deadline.getRemainingMs()).toBeUndefined();
    expect(deadline.getWallMs()).toBeUndefined();
  });

  test('is the same by both clocks while nobody sets one', () => {
    const deadline = createOnClocks();
    deadline.pass(3_000);
    deadline.set(START_MS + 63_000);
    deadline.pass(10_000);
    expect(deadline.getRemainingMs()).toBe(50_000);
    expect(deadline.getWallMs()).toBe(START_MS + 63_000);
  });

  test.each([
    ['back by an hour', -3_600_000, 60_000],
    ['forward by 20 s', 20_000, 40_000],
  ])('is that of the earlier clock when the clock is set %s', (_, byMs, leftMs) => {
    const deadline = createOnClocks();
    deadline.set(START_MS + 60_000);
    deadline.setClock(byMs);
    expect(deadline.getRemainingMs()).toBe(leftMs);
  });

  test.each([
    ['was set back by 5 s, perhaps after the deadline was written', -5_000, 60_000],
    ['was set forward by 5 s', 5_000, 60_000],
    ['was set back by more than 5 s', -5_001, 65_001],
  ])('is the safe one for a deadline that is set after the clock %s', (_, byMs, leftMs) => {
    const deadline = createOnClocks();
    deadline.setClock(byMs);
    deadline.set(START_MS + 60_000 + Math.max(0, byMs));
    expect(deadline.getRemainingMs()).toBe(leftMs);
  });
});

describe('a jump of the clock', () => {
  test.each([
    [0, false],
    [5_000, false],
    [-5_000, false],
    [5_001, true],
    [-5_001, true],
  ])('of %i ms is reported once or never', (byMs, reported) => {
    const deadline = createOnClocks();
    deadline.pass(60_000);
    deadline.setClock(byMs);
    expect(deadline.consumeClockJump()).toBe(reported);
    expect(deadline.consumeClockJump()).toBe(false);
  });

  test('is the sum of small drifts between the checks', () => {
    const deadline = createOnClocks();
    deadline.setClock(3_000);
    expect(deadline.consumeClockJump()).toBe(false);
    deadline.setClock(3_000);
    expect(deadline.consumeClockJump()).toBe(true);
  });

  test('is cleared by resetDrift', () => {
    const deadline = createOnClocks();
    deadline.setClock(60_000);
    deadline.resetDrift();
    expect(deadline.consumeClockJump()).toBe(false);
    deadline.setClock(-60_000);
    expect(deadline.consumeClockJump()).toBe(true);
  });
});
