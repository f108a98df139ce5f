import axe from 'axe-core';
import { AGREEMENTS, holdCalls } from './holdCalls';
import { PORTAL_PATH } from './hosts';
import { agreementsOf, openOverview, setFaults } from './openPortal';
import { expect, test } from './test';

/** The WCAG and best-practice violations of the page as it stands. */
async function violations(page: import('@playwright/test').Page) {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(document),
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`,
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const distributor of ['sb1', 'eika', 'fremtind', 'none', 'lofavor']) {
    test(`login and overview of ${distributor} in ${colorScheme} have no violation`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(`${PORTAL_PATH}?distributor=${distributor}`);
      await expect(page.locator('iframe')).toBeVisible();
      expect(await violations(page)).toEqual([]);

      await openOverview(page, 'Kari Solberg');
      await expect(agreementsOf(page)).toHaveCount(6);
      expect(await violations(page)).toEqual([]);
    });
  }
}

test('errors and loading have no violation', async ({ page }) => {
  const answer = await holdCalls(page, AGREEMENTS);
  await openOverview(page, 'Nina Nedetid');
  expect(await violations(page)).toEqual([]);
  answer();
  await expect(agreementsOf(page)).toHaveCount(1);
  await setFaults(page, { getAgreements: 'status:404' });
  await page.reload();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('the keyboard reaches everything in its order, and the skip link leads past the navigation', async ({
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
    '← Tilbake',
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

for (const width of [320, 390, 1280]) {
  test(`at ${width} px nothing scrolls sideways, with the longest texts too`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openOverview(page, 'Linnéa Nordahl-Østgaard');
    await expect(agreementsOf(page)).toHaveCount(2);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
