import { expect, test, vi } from 'vitest';
import { retryDelayMs, wait } from './retry';

test('doubles each delay, up to 30 s', () => {
  const delays = Array.from({ length: 8 }, (_, retry) => retryDelayMs(1_000, retry));
  expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  expect(retryDelayMs(1_000, 2_000)).toBe(30_000);
});

test('rejects at once when the call is already aborted', async () => {
  await expect(wait(60_000, AbortSignal.abort('cancelled'))).rejects.toBe('cancelled');
});

test('clears its timer on abort', async () => {
  vi.useFakeTimers();
  const controller = new AbortController();
  const waiting = expect(wait(60_000, controller.signal)).rejects.toBe('cancelled');
  controller.abort('cancelled');
  await waiting;
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
