import { expect, test, vi } from 'vitest';
import { wait } from './retry';

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
