import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createRetriedImport } from './createRetriedImport';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An import whose first `failures` attempts fail. */
const failingImport = (failures: number) => {
  let attempts = 0;
  return vi.fn(async () => {
    attempts += 1;
    if (attempts <= failures) throw new TypeError('Failed to fetch dynamically imported module');
    return 'code';
  });
};

test('loads the code once for all callers', async () => {
  const load = failingImport(0);
  const chunk = createRetriedImport('code', load);
  await expect(Promise.all([chunk.load(), chunk.load()])).resolves.toEqual(['code', 'code']);
  expect(load).toHaveBeenCalledTimes(1);
});

test('retries after each failure, within four seconds', async () => {
  const load = failingImport(8);
  const loaded = createRetriedImport('code', load).load();
  for (const [pauseMs, attempts] of [
    [0, 1],
    [500, 2],
    [1_000, 3],
    [2_000, 4],
    [4_000, 5],
    [4_000, 6],
    [4_000, 7],
    [3_999, 7],
    [1, 8],
    [4_000, 9],
  ] as const) {
    await vi.advanceTimersByTimeAsync(pauseMs);
    expect(load).toHaveBeenCalledTimes(attempts);
  }
  await expect(loaded).resolves.toBe('code');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(9);
});

test('retries at once when the network returns, and on retryNow()', async () => {
  const load = failingImport(2);
  const chunk = createRetriedImport('code', load);
  const loaded = chunk.load();
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(2);
  chunk.retryNow();
  await expect(loaded).resolves.toBe('code');
  expect(load).toHaveBeenCalledTimes(3);

  chunk.retryNow();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(3);
});

test('uses another address for every attempt after the first', async () => {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = 'https://bank.example/assets/code-AB12.js';
  document.head.append(link);
  onTestFinished(() => link.remove());
  const load = failingImport(1);
  void createRetriedImport('code', load).load();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
});

/** Imports that stay pending until the test settles them. */
const pendingImports = () => {
  const settle: { resolve(code: string): void; reject(error: Error): void }[] = [];
  const load = vi.fn(
    () => new Promise<string>((resolve, reject) => settle.push({ resolve, reject })),
  );
  return { load, settle };
};

test('starts another attempt when one hangs for three seconds', async () => {
  const { load, settle } = pendingImports();
  const loaded = createRetriedImport('code', load).load();
  await vi.advanceTimersByTimeAsync(3_499);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  settle[1]?.resolve('second');
  await expect(loaded).resolves.toBe('second');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(2);
});

test('uses the result of a slow first attempt after others have started', async () => {
  const { load, settle } = pendingImports();
  const loaded = createRetriedImport('code', load).load();
  await vi.advanceTimersByTimeAsync(10_000);
  settle[1]?.reject(new TypeError('Failed to fetch'));
  settle[0]?.resolve('first');
  await expect(loaded).resolves.toBe('first');
});

test('starts few attempts when all hang, since each uses a connection', async () => {
  const { load } = pendingImports();
  const chunk = createRetriedImport('code', load);
  void chunk.load();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(load).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(load).toHaveBeenCalledTimes(4);
  chunk.retryNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(5);
});
