import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSharedSession } from './createSharedSession';
import { watchSessionDeadline } from './watchSessionDeadline';

const START_MS = 1_800_000_000_000;

describe('watchSessionDeadline, with the timers and events of a page', () => {
  beforeEach(() => vi.useFakeTimers({ now: START_MS }));
  afterEach(() => vi.useRealTimers());

  function watch(seconds?: number) {
    const session = createSharedSession({ storage: null, channel: null });
    if (seconds !== undefined) session.setExpiry(seconds);
    const onExpired = vi.fn();
    const onCheck = vi.fn();
    const onClockJump = vi.fn();
    const stop = watchSessionDeadline({ session, onExpired, onCheck, onClockJump });
    return { session, onExpired, onCheck, onClockJump, stop };
  }

  test('reports the time left each second, and the end once', () => {
    const { onExpired, onCheck } = watch(3);
    vi.advanceTimersByTime(10_000);
    expect(onCheck.mock.calls).toEqual([[3_000], [2_000], [1_000]]);
    expect(onExpired).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('does not expire without a deadline', () => {
    const { onExpired, onCheck } = watch();
    vi.advanceTimersByTime(3_600_000);
    expect(onExpired).not.toHaveBeenCalled();
    expect(onCheck).toHaveBeenLastCalledWith(undefined);
  });

  test.each([
    ['59 s', 59_000, false],
    ['61 s', 61_000, true],
    ['8 h', 8 * 3_600_000, true],
  ])('checks at once when the page becomes visible after a sleep of %s', (_, sleepMs, expired) => {
    for (const wake of [
      () => document.dispatchEvent(new Event('visibilitychange')),
      () => window.dispatchEvent(new Event('focus')),
      () => window.dispatchEvent(new Event('pageshow')),
    ]) {
      const { onExpired, stop } = watch(60);
      // Only the clock: no timer runs while the device sleeps.
      vi.setSystemTime(Date.now() + sleepMs);
      wake();
      expect(onExpired).toHaveBeenCalledTimes(expired ? 1 : 0);
      stop();
    }
  });

  test('calls onClockJump once each time the clock is set, and not after a response', () => {
    const { session, onClockJump } = watch(900);
    vi.setSystemTime(Date.now() - 60_000);
    vi.advanceTimersByTime(2_000);
    expect(onClockJump).toHaveBeenCalledOnce();
    vi.setSystemTime(Date.now() - 60_000);
    vi.advanceTimersByTime(2_000);
    expect(onClockJump).toHaveBeenCalledTimes(2);
    vi.setSystemTime(Date.now() + 120_000);
    session.setExpiry(900);
    vi.advanceTimersByTime(2_000);
    expect(onClockJump).toHaveBeenCalledTimes(2);
  });

  test('ignores a deadline that has passed when it starts', () => {
    const { onExpired, session } = watch(0);
    vi.advanceTimersByTime(10_000);
    expect(onExpired).not.toHaveBeenCalled();
    session.setExpiry(5);
    vi.advanceTimersByTime(5_000);
    expect(onExpired).toHaveBeenCalledOnce();
  });

  test('leaves no timer or listener after it is stopped', () => {
    const { onExpired, onCheck, stop } = watch(1);
    stop();
    onCheck.mockClear();
    vi.advanceTimersByTime(10_000);
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(onCheck).not.toHaveBeenCalled();
    expect(onExpired).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
