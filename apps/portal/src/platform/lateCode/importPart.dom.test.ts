import { expect, test, vi } from 'vitest';
import { pageLeave } from '../navigation/createLeave';
import { importPart, reloadPage } from './importPart';

const importMissing = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('resolves with code that loads, without a reload', async () => {
  const reload = vi.fn();
  await expect(importPart(async () => 'part', reload)).resolves.toBe('part');
  expect(reload).not.toHaveBeenCalled();
});

test('reloads once for missing code, rejects the second time, and reloads again after a minute', async () => {
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

test('stays pending, without a reload, while the page is being left', async () => {
  const reload = vi.fn();
  vi.spyOn(pageLeave, 'isLeaving').mockReturnValue(true);
  const settled = vi.fn();
  void importPart(importMissing, reload).then(settled, settled);
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).not.toHaveBeenCalled();
  expect(settled).not.toHaveBeenCalled();
});

test('stores the time of the reload for the page that it loads', async () => {
  void importPart(importMissing, () => {});
  await vi.waitFor(() =>
    expect(Number(sessionStorage.getItem('forsikring-reloaded-at'))).toBeGreaterThan(0),
  );
});

test('does not reload without a network', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const reload = vi.fn();
  await expect(importPart(importMissing, reload)).rejects.toMatchObject({
    name: 'MissingCodeError',
    message: 'The code of a page could not be fetched',
    cause: expect.any(TypeError),
  });
  expect(reload).not.toHaveBeenCalled();
});

test('reloads on a press when the server responds, also where the browser says that it is offline', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('fetch', async () => new Response());
  const reload = vi.fn();
  await reloadPage(reload);
  expect(reload).toHaveBeenCalledOnce();
});

test('reloads on a press without a network as soon as the network is back', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const reload = vi.fn();
  await reloadPage(reload);
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledOnce();
});
