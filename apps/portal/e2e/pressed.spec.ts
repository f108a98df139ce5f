import type { Locator, Page } from '@playwright/test';
import { GRID, PORTAL_PATH } from './hosts';
import { logIn } from './openPortal';
import { expect, test } from './test';

/** Presses an element without releasing it, and returns the overlay of `shown`. */
async function press(page: Page, target: Locator, shown = target): Promise<string> {
  await target.scrollIntoViewIfNeeded();
  await target.hover();
  await page.mouse.down();
  return shown.evaluate((element) => getComputedStyle(element).backgroundImage);
}

interface Pressed {
  target: Locator;
  /** The element with the overlay, if it is another element. */
  shown?: Locator;
}

const PAGES: Record<string, (page: Page) => Pressed[]> = {
  '': (page) => [
    {
      // Not its skeleton, which the task replaces.
      target: page.locator('.tasks .ui-card', {
        has: page.getByRole('link', { name: /kilometerstanden/ }),
      }),
    },
    { target: page.getByRole('link', { name: 'Profil', exact: true }) },
    { target: page.getByRole('button', { name: 'Logg ut' }) },
  ],
  kjopsinnganger: (page) => [{ target: page.locator('summary').first() }],
  forsikringsprofil: (page) => [{ target: page.getByRole('button', { name: 'Endre e-post' }) }],
  'andre-forsikringer': (page) => [
    { target: page.locator('.fbw-choice').first(), shown: page.getByRole('radio').first() },
  ],
};

for (const [path, find] of Object.entries(PAGES)) {
  test(`every control on /${path} has a pressed state under the mouse`, {
    tag: path === '' ? [] : GRID,
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await logIn(page, 'Kari Solberg', PORTAL_PATH + path);
    for (const { target, shown } of find(page)) {
      await expect(target).toBeVisible();
      expect(await press(page, target, shown)).toMatch(/^linear-gradient/);
      // Released elsewhere: nothing is chosen.
      await page.mouse.move(1, 1);
      await page.mouse.up();
    }
  });
}
