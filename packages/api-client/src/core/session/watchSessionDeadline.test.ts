import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSharedSession } from './createSharedSession';
import { watchSessionDeadline } from './watchSessionDeadline';

const START_MS = 1_800_000_000_000;

describe('the watch, on the timers and events of a page', () => {
  beforeEach(() => vi.useFakeTimers({ now: START_MS }));
  afterEach(() => vi.useRealTimers());

  function watch(seconds?: number) {
    const session = createSharedSession({ storage: null, channel: null });
    if (seconds !== undefined) session.setExpiry(seconds);
    const onExpired = vi.fn();
    const onLook = vi.fn();
    const onClockJump = vi.fn();
    const stop = watchSessionDeadline({ session, onExpired, onLook, onClockJump });
    return { session, onExpired, onLook, onClockJump, stop };
  }

  it('tells each second how long is left, and once that nothing is', () => {
    const { onExpired, onLook } = watch(3);
    vi.advanceTimersByTime(10_000);
    expect(onLook.mock.calls).toEqual([[3_000], [2_000], [1_000]]);
    expect(onExpired).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('knows of no end where no server has said one', () => {
    const { onExpired, onLook } = watch();
    vi.advanceTimersByTime(3_600_000);
    expect(onExpired).not.toHaveBeenCalled();
    expect(onLook).toHaveBeenLastCalledWith(undefined);
  });

  it.each([
    ['59 s', 59_000, false],
    ['61 s', 61_000, true],
    ['8 h', 8 * 3_600_000, true],
  ])('after a sleep of %s looks at once when the page is seen again', (_, sleepMs, expired) => {
    for (const wake of [
      () => document.dispatchEvent(new Event('visibilitychange')),
      () => window.dispatchEvent(new Event('focus')),
      () => window.dispatchEvent(new Event('pageshow')),
    ]) {
      const { onExpired, stop } = watch(60);
      // The clock alone: no timer runs while the device sleeps.
      vi.setSystemTime(Date.now() + sleepMs);
      wake();
      expect(onExpired).toHaveBeenCalledTimes(expired ? 1 : 0);
      stop();
    }
  });

  it('ends a session on time though the clock was set back by an hour', () => {
    const { onExpired, onLook } = watch(60);
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(59_000);
    expect(onExpired).not.toHaveBeenCalled();
    expect(onLook).toHaveBeenLastCalledWith(1_000);
    vi.advanceTimersByTime(1_000);
    expect(onExpired).toHaveBeenCalledOnce();
  });

  it.each([
    ['set back by 6 s', -6_000, 1],
    ['set forward by 6 s', 6_000, 1],
    ['set back by 5 s', -5_000, 0],
    ['set forward by 5 s', 5_000, 0],
  ])('asks once for the truth when the clock was %s', (_, byMs, times) => {
    const { onClockJump, onExpired } = watch(900);
    vi.setSystemTime(Date.now() + byMs);
    vi.advanceTimersByTime(10_000);
    expect(onClockJump).toHaveBeenCalledTimes(times);
    expect(onExpired).not.toHaveBeenCalled();
  });

  it('asks again when the clock is set once more, and not after an answer', () => {
    const { session, onClockJump } = watch(900);
    vi.setSystemTime(Date.now() - 60_000);
    vi.advanceTimersByTime(2_000);
    vi.setSystemTime(Date.now() - 60_000);
    vi.advanceTimersByTime(2_000);
    expect(onClockJump).toHaveBeenCalledTimes(2);
    vi.setSystemTime(Date.now() + 120_000);
    session.setExpiry(900);
    vi.advanceTimersByTime(2_000);
    expect(onClockJump).toHaveBeenCalledTimes(2);
  });

  it('takes a deadline that is past when it starts for that of an earlier session', () => {
    const { onExpired, session } = watch(0);
    vi.advanceTimersByTime(10_000);
    expect(onExpired).not.toHaveBeenCalled();
    session.setExpiry(5);
    vi.advanceTimersByTime(5_000);
    expect(onExpired).toHaveBeenCalledOnce();
  });

  it('works with a listener for the end alone', () => {
    const session = createSharedSession({ storage: null, channel: null });
    session.setExpiry(60);
    const onExpired = vi.fn();
    watchSessionDeadline({ session, onExpired });
    vi.setSystemTime(Date.now() + 10_000);
    vi.advanceTimersByTime(49_000);
    expect(onExpired).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(onExpired).toHaveBeenCalledOnce();
  });

  it('is silent, without timer or listener, once it is stopped', () => {
    const { onExpired, onLook, stop } = watch(1);
    stop();
    onLook.mockClear();
    vi.advanceTimersByTime(10_000);
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(onLook).not.toHaveBeenCalled();
    expect(onExpired).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
