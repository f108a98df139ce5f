import type { Page } from '@playwright/test';
import { PORTAL_PATH } from './hosts';
import { logIn } from './openPortal';
import { expect, test } from './test';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

for (const [part, path, opens, closes, moves] of [
  ['a row of the profile', 'forsikringsprofil', 'Endre e-post', /^Avbryt/, 'dd'],
  ['a help text in the page', '', /^Vis hjelpetekst/, /^Vis hjelpetekst/, '[role="status"]'],
  ['the cookie settings', '?distributor=none', 'Velg selv', 'Lukk', 'dialog'],
] as const) {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`${part} closes with a movement, unless motion is reduced (${reducedMotion})`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await page.setViewportSize({ width: 390, height: 844 });
      await logIn(page, 'Kari Solberg', PORTAL_PATH + path);
      await press(page, opens).click();
      await expect(press(page, closes)).toBeVisible();
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
      const moving = await press(page, closes).evaluate(async (button: HTMLElement, selector) => {
        button.click();
        await new Promise(requestAnimationFrame);
        return document.getAnimations().some(({ effect }) => {
          const { target } = effect as KeyframeEffect;
          return target?.matches(selector);
        });
      }, moves);
      expect(moving).toBe(reducedMotion === 'no-preference');
    });
  }
}
