import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect, test } from './freshInsurer';
import { GRID, PORTAL_PATH } from './hosts';
import { agreementsOf, logIn, openOverview } from './openPortal';

/** The axe violations of the page in its current state. */
async function violations(page: Page) {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(document),
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`,
  );
}

/** A state of a page to scan. Each is opened with the query that chooses the distributor. */
const STATES: Record<string, (page: Page, query: string) => Promise<void>> = {
  'the login': async (page, query) => {
    await page.goto(PORTAL_PATH + query);
    await expect(page.locator('iframe')).toBeVisible();
  },
  'the overview': async (page, query) => {
    await logIn(page, 'Kari Solberg', PORTAL_PATH + query);
    await expect(agreementsOf(page)).toHaveCount(6);
  },
  'the list of offers with a confirmation and an error': async (page, query) => {
    await logIn(page, 'Vera Vrangdal', `${PORTAL_PATH}tilbud${query}`);
    await press(page, 'Slett tilbud på Hytteforsikring');
    await press(page, 'Slett tilbud');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await press(page, 'Slett tilbud på Innboforsikring');
  },
  'the profile with open rows and errors': async (page, query) => {
    await logIn(page, 'Vera Vrangdal', `${PORTAL_PATH}forsikringsprofil${query}`);
    await press(page, 'Endre e-post');
    await press(page, 'Lagre');
    await press(page, 'Endre valget om dokumenter i posten');
    await page.getByRole('checkbox').click();
    await expect(page.locator('.ui-message')).toBeVisible();
  },
  'the purchase page with open and closed groups': async (page, query) => {
    await logIn(page, 'Ingrid Tomt', `${PORTAL_PATH}kjopsinnganger${query}`);
    await page.getByRole('heading', { level: 2, name: 'Kjøretøy' }).click();
    await page.getByRole('heading', { level: 2, name: 'Liv og helse' }).click();
  },
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The state of every run: a whole page. Stories show the parts of the pages. */
const ALWAYS = 'the overview';

for (const distributor of ['sb1', 'eika', 'fremtind', 'none', 'lofavor']) {
  test.describe(distributor, () => {
    for (const [name, open] of Object.entries(STATES)) {
      test(`${name} has no accessibility violations in light and dark mode`, {
        tag: distributor === 'sb1' && name === ALWAYS ? [] : GRID,
      }, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await open(page, `?distributor=${distributor}`);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          expect(await violations(page), colorScheme).toEqual([]);
        }
      });
    }
  });
}

test('Tab reaches all controls in order, and the skip link skips the navigation', async ({
  page,
}) => {
  await openOverview(page, 'Kari Solberg');
  await expect(agreementsOf(page)).toHaveCount(6);
  await expect(page.getByRole('link', { name: 'Tilbud 2 tilbud' })).toBeVisible();
  const names: string[] = [];
  for (let stop = 0; stop < 13; stop += 1) {
    await page.keyboard.press('Tab');
    names.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''));
  }
  expect(names).toEqual([
    'Hopp til hovedinnhold',
    'Demobanken',
    'Til nettbank',
    'Logg ut',
    'Tilbake',
    'Forsikringsoversikt',
    'Dokumenter',
    'Faktura',
    'Kjøp',
    'Meld skade (åpnes i ny fane)',
    'Skadesaker',
    'Profil',
    'Tilbud 2 tilbud',
  ]);

  await page.reload();
  await expect(agreementsOf(page)).toHaveCount(6);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
