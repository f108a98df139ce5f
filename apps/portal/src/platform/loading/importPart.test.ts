import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { importPart } from './importPart';

const importMissing = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

beforeEach(() => window.sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('resolves with code that loads, without a reload', async () => {
  const reload = vi.fn();
  await expect(importPart(async () => 'part', reload)).resolves.toBe('part');
  expect(reload).not.toHaveBeenCalled();
});

it('reloads once for missing code, rejects the second time, and reloads again after a minute', async () => {
  vi.useFakeTimers();
  const reload = vi.fn();
  void importPart(importMissing, reload);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reload).toHaveBeenCalledTimes(1);

  await expect(importPart(importMissing, reload)).rejects.toMatchObject({
    name: 'MissingCodeError',
  });
  expect(reload).toHaveBeenCalledTimes(1);

  await vi.advanceTimersByTimeAsync(60_000);
  void importPart(importMissing, reload);
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('does not reload without a network', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const reload = vi.fn();
  await expect(importPart(importMissing, reload)).rejects.toMatchObject({
    name: 'MissingCodeError',
  });
  expect(reload).not.toHaveBeenCalled();
});
