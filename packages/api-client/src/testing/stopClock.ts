import { act } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** How long a test waits for the network before it fails. No test that passes waits so long. */
const LIMIT_MS = 20_000;

/**
 * Stops the timers of this test. Returns a function that waits until a new timer of a length runs, and lets that time
 * pass.
 */
export function stopClock(): (ms: number) => Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const passed = new Map<number, number>();
  return async (ms) => {
    const started = () => timers.mock.calls.filter(([, delayMs]) => delayMs === ms).length;
    await eventually(() => expect(started()).toBeGreaterThan(passed.get(ms) ?? 0));
    passed.set(ms, started());
    await act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  };
}

/** Lets the network and React continue until the check succeeds, also while the clock is stopped. */
export async function eventually(check: () => void): Promise<void> {
  const limitMs = performance.now() + LIMIT_MS;
  for (;;) {
    await act(() => new Promise<void>((resolve) => setImmediate(resolve)));
    try {
      return check();
    } catch (error) {
      if (performance.now() > limitMs) throw error;
    }
  }
}
