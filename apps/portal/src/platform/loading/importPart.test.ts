import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { importPart } from './importPart';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

beforeEach(() => window.sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('hands over code that comes, without a reload', async () => {
  const reload = vi.fn();
  await expect(importPart(async () => 'part', reload)).resolves.toBe('part');
  expect(reload).not.toHaveBeenCalled();
});

it('reloads once for code that is gone, says so the second time, and may reload again a minute later', async () => {
  vi.useFakeTimers();
  const reload = vi.fn();
  void importPart(gone, reload);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reload).toHaveBeenCalledTimes(1);

  await expect(importPart(gone, reload)).rejects.toMatchObject({ name: 'MissingCodeError' });
  expect(reload).toHaveBeenCalledTimes(1);

  await vi.advanceTimersByTimeAsync(60_000);
  void importPart(gone, reload);
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('does not reload without a network: the page that stands is worth more', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const reload = vi.fn();
  await expect(importPart(gone, reload)).rejects.toMatchObject({ name: 'MissingCodeError' });
  expect(reload).not.toHaveBeenCalled();
});
