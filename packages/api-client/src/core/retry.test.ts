// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { retryDelayMs, wait } from './retry';

it('doubles the wait each time, and waits 30 s at most', () => {
  const delays = Array.from({ length: 8 }, (_, retry) => retryDelayMs(1_000, retry));
  expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  expect(retryDelayMs(1_000, 2_000)).toBe(30_000);
});

it('does not begin to wait for a call that was aborted', async () => {
  await expect(wait(60_000, AbortSignal.abort('gone'))).rejects.toBe('gone');
});

it('leaves no timer when a wait is aborted', async () => {
  vi.useFakeTimers();
  const controller = new AbortController();
  const waiting = expect(wait(60_000, controller.signal)).rejects.toBe('gone');
  controller.abort('gone');
  await waiting;
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
