import type { Locator, Page } from '@playwright/test';
import { PORTAL_PATH } from './hosts';
import { logIn } from './openPortal';
import { expect, test } from './test';

/** Presses an element without releasing it, and returns what is laid over `shown`. */
async function press(page: Page, target: Locator, shown = target): Promise<string> {
  await target.scrollIntoViewIfNeeded();
  await target.hover();
  await page.mouse.down();
  return shown.evaluate((element) => getComputedStyle(element).backgroundImage);
}

const OVERLAY = /^linear-gradient/;

for (const [what, path, find, shown] of [
  [
    'a task',
    '',
    // Not its skeleton, which the task replaces.
    (page: Page) =>
      page.locator('.tasks .ui-card', {
        has: page.getByRole('link', { name: /kilometerstanden/ }),
      }),
    undefined,
  ],
  [
    'a link of the navigation',
    '',
    (page: Page) => page.getByRole('link', { name: 'Profil', exact: true }),
    undefined,
  ],
  [
    'a button in the header',
    '',
    (page: Page) => page.getByRole('button', { name: 'Logg ut' }),
    undefined,
  ],
  ['a group of products', 'kjopsinnganger', (page: Page) => page.locator('summary').first()],
  [
    'a button of the profile',
    'forsikringsprofil',
    (page: Page) => page.getByRole('button', { name: 'Endre e-post' }),
  ],
  [
    'a choice of the feedback',
    'andre-forsikringer',
    (page: Page) => page.locator('.fbw-choice').first(),
    (page: Page) => page.getByRole('radio').first(),
  ],
] as const) {
  test(`${what} has a pressed state under the mouse`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await logIn(page, 'Kari Solberg', `${PORTAL_PATH}${path}`);
    const target = find(page);
    await expect(target).toBeVisible();
    expect(await press(page, target, shown?.(page) ?? target)).toMatch(OVERLAY);
    // Released elsewhere: nothing is chosen.
    await page.mouse.move(1, 1);
    await page.mouse.up();
  });
}
