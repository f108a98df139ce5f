import type { Page } from '@playwright/test';

type Shifted = Window & { shifts?: number };

/** Has every page that this one loads add up how much of it moves by itself. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifted = window as Shifted;
    shifted.shifts = 0;
    new PerformanceObserver((list) => {
      type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
      for (const { value, hadRecentInput } of list.getEntries() as Shift[]) {
        // What follows a press at once is no surprise, and no part of the figure.
        if (!hadRecentInput) shifted.shifts = (shifted.shifts ?? 0) + value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How much has moved since the page was loaded. */
export const shiftsOf = (page: Page) => page.evaluate(() => (window as Shifted).shifts);

/** Pushes the page down: a measure that does not see this measures nothing. */
export const pushPage = (page: Page) =>
  page.evaluate(() =>
    document.body.prepend(document.createElement('hr'), 'Dytt', document.createElement('hr')),
  );
