import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTwoClockDeadline } from './createTwoClockDeadline';

const START_MS = 1_800_000_000_000;

beforeEach(() => vi.useFakeTimers({ now: START_MS }));
afterEach(() => vi.useRealTimers());

const createDeadline = () =>
  createTwoClockDeadline({ now: () => Date.now(), monotonicNow: () => performance.now() });
/** Sets the wall clock. The monotonic clock is not affected. */
const setClock = (byMs: number) => vi.setSystemTime(Date.now() + byMs);

describe('the time left', () => {
  test('is undefined without a deadline', () => {
    const deadline = createDeadline();
    expect(deadline.getRemainingMs()).toBeUndefined();
    deadline.set(START_MS + 60_000);
    deadline.set(undefined);
    expect(deadline.getRemainingMs()).toBeUndefined();
    expect(deadline.getWallMs()).toBeUndefined();
  });

  test('is the same by both clocks while nobody sets one', () => {
    const deadline = createDeadline();
    vi.advanceTimersByTime(3_000);
    deadline.set(START_MS + 63_000);
    vi.advanceTimersByTime(10_000);
    expect(deadline.getRemainingMs()).toBe(50_000);
    expect(deadline.getWallMs()).toBe(START_MS + 63_000);
  });

  test.each([
    ['back by an hour', -3_600_000, 60_000],
    ['forward by 20 s', 20_000, 40_000],
  ])('is that of the earlier clock when the clock is set %s', (_, byMs, leftMs) => {
    const deadline = createDeadline();
    deadline.set(START_MS + 60_000);
    setClock(byMs);
    expect(deadline.getRemainingMs()).toBe(leftMs);
  });

  test.each([
    ['was set back by 5 s, perhaps after the deadline was written', -5_000, 60_000],
    ['was set forward by 5 s', 5_000, 60_000],
    ['was set back by more than 5 s', -5_001, 65_001],
  ])('is the safe one for a deadline that is set after the clock %s', (_, byMs, leftMs) => {
    const deadline = createDeadline();
    setClock(byMs);
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
    const deadline = createDeadline();
    vi.advanceTimersByTime(60_000);
    setClock(byMs);
    expect(deadline.consumeClockJump()).toBe(reported);
    expect(deadline.consumeClockJump()).toBe(false);
  });

  test('is the sum of small drifts between the checks', () => {
    const deadline = createDeadline();
    setClock(3_000);
    expect(deadline.consumeClockJump()).toBe(false);
    setClock(3_000);
    expect(deadline.consumeClockJump()).toBe(true);
  });

  test('is cleared by resetDrift', () => {
    const deadline = createDeadline();
    setClock(60_000);
    deadline.resetDrift();
    expect(deadline.consumeClockJump()).toBe(false);
    setClock(-60_000);
    expect(deadline.consumeClockJump()).toBe(true);
  });
});
