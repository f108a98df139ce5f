import axe from 'axe-core';
import { PORTAL_PATH } from './hosts';
import { agreementsOf, openOverview, setFaults } from './openPortal';
import { AGREEMENTS, pauseCalls } from './pauseCalls';
import { expect, test } from './test';

/** The axe violations of the page in its current state. */
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
    test(`login and overview of ${distributor} have no accessibility violations in ${colorScheme} mode`, async ({
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

test('loading and failed pages have no accessibility violations', async ({ page }) => {
  const resume = await pauseCalls(page, AGREEMENTS);
  await openOverview(page, 'Nina Nedetid');
  expect(await violations(page)).toEqual([]);
  resume();
  await expect(agreementsOf(page)).toHaveCount(1);
  await setFaults(page, { getAgreements: 'status:404' });
  await page.reload();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

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
  test(`the longest texts cause no horizontal scrolling at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openOverview(page, 'Linnéa Nordahl-Østgaard');
    await expect(agreementsOf(page)).toHaveCount(2);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
