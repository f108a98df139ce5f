import type { Page } from '@playwright/test';
import { GRID, PORTAL_PATH } from './hosts';
import { logIn } from './openPortal';
import { expect, test } from './test';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
/** Whether all movements have ended. */
const rests = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);

for (const [part, path, opens, closes, box] of [
  ['a row', 'forsikringsprofil', 'Endre e-post', /^Avbryt/, '.ui-description-row[data-open]'],
  ['a help text in the page', '', /^Vis hjelpetekst/, /^Vis hjelpetekst/, '[data-room]'],
  ['a hidden task', '', /^Vis 3 oppgaver/, /^Skjul 3 oppgaver/, '.tasks .row-list > :last-child'],
  ['the cookie settings', '?distributor=none', 'Velg selv', 'Lukk', 'dialog[open]'],
] as const) {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`${part} keeps its room for a moment when it closes, unless motion is reduced (${reducedMotion})`, {
      tag: part === 'a row' ? [] : GRID,
    }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.setViewportSize({ width: 390, height: 844 });
      await logIn(page, 'Kari Solberg', PORTAL_PATH + path);
      await press(page, opens).click();
      await expect(press(page, closes)).toBeVisible();
      await rests(page);
      const [before = 0, after = 0] = await press(page, closes).evaluate(
        async (button: HTMLElement, selector) => {
          const element = document.querySelector(selector);
          const height = () => element?.getBoundingClientRect().height;
          const open = height();
          button.click();
          await new Promise(requestAnimationFrame);
          return [open, height()];
        },
        box,
      );
      expect(before).toBeGreaterThan(0);
      expect(after > before / 2).toBe(reducedMotion === 'no-preference');
    });
  }
}
