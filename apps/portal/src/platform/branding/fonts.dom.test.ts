import { afterEach, expect, test, vi } from 'vitest';
import { loadBrandFonts } from './fonts';

afterEach(() => {
  // In this order: the stub replaces the `performance` of the fake timers.
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.documentElement.removeAttribute('style');
});

/** Loads a font that never arrives, for a page that responded after some time. */
function startWith(responseMs: number) {
  vi.useFakeTimers();
  vi.stubGlobal(
    'FontFace',
    class {
      load = () => new Promise(() => {});
    },
  );
  vi.stubGlobal('performance', {
    getEntriesByType: () => [{ requestStart: 10, responseStart: 10 + responseMs }],
    getEntriesByName: () => [{}],
  });
  document.documentElement.style.setProperty('--ui-font-family', 'Figtree Variable');
  const ready = vi.fn();
  void loadBrandFonts().then(ready);
  return ready;
}

test('the first page waits 100 ms for a font', async () => {
  const ready = startWith(20);
  await vi.advanceTimersByTimeAsync(99);
  expect(ready).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ready).toHaveBeenCalledOnce();
});

test('the first page does not wait on a connection whose responses take longer', async () => {
  const ready = startWith(150);
  await vi.advanceTimersByTimeAsync(0);
  expect(ready).toHaveBeenCalledOnce();
});
