import { expect, type Page } from '@playwright/test';

type Shifted = Window & { shifts?: number };

/**
 * Makes each page that is loaded sum up its layout shifts. Without `fonts`, the page keeps its fallback fonts:
 * `brand.spec.ts` measures how little a font moves when it arrives.
 */
export async function watchShifts(page: Page, { fonts = false } = {}): Promise<void> {
  if (!fonts) await page.route('**/*.woff2', (route) => route.abort());
  await page.addInitScript(() => {
    const shifted = window as Shifted;
    shifted.shifts = 0;
    new PerformanceObserver((list) => {
      type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
      for (const { value, hadRecentInput } of list.getEntries() as Shift[]) {
        // Shifts right after an input are expected, and do not count.
        if (!hadRecentInput) shifted.shifts = (shifted.shifts ?? 0) + value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of layout shifts since the page was loaded. */
export const shiftsOf = (page: Page) => page.evaluate(() => (window as Shifted).shifts);

/** Causes a layout shift, to prove that the measurement works. */
export const causeShift = (page: Page) =>
  page.evaluate(() =>
    document.body.prepend(document.createElement('hr'), 'Dytt', document.createElement('hr')),
  );

/** Waits until a page and its footer are loaded, and expects that nothing has moved. */
export async function expectNoShift(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(await shiftsOf(page)).toBe(0);
}
