import type { Page } from '@playwright/test';
import { INLINED, PORTAL, PORTAL_PATH } from './hosts';
import { shiftsOf, watchShifts } from './layoutShifts';
import { startSession } from './openPortal';
import { pauseCalls } from './pauseCalls';
import { expect, test } from './test';

const EIKA = `http://eika.localhost:${PORTAL.port}${PORTAL_PATH}`;
const brandOf = (page: Page) => page.locator('html').getAttribute('data-brand');
const LIBRARIES = '**/assets/libraries-*.js';
const header = (page: Page) => page.locator('.ui-header');

test('the brand of the host name is shown while the configuration is loading', async ({ page }) => {
  const resume = await pauseCalls(page, '**/config.json');
  await page.goto(EIKA, { waitUntil: 'commit' });
  await expect(header(page)).toHaveText('Granbanken');
  expect(await brandOf(page)).toBe('eika');
  resume();
  await expect(page.getByRole('heading', { level: 1, name: 'Logg inn' })).toBeVisible();
  expect(await brandOf(page)).toBe('eika');
});

test('the brand of the configuration replaces that of the host name', async ({ page }) => {
  const distributor = { name: 'Solbanken', theme: 'more', logo: 'more' };
  await page.route('**/config.json', (route) => route.fulfill({ json: { distributor } }));
  await page.goto(EIKA);
  await expect(header(page)).toHaveText('Solbanken');
  expect(await brandOf(page)).toBe('more');
});

test('the brand of a configuration in the page is shown while the libraries are loading', async ({
  page,
}) => {
  await pauseCalls(page, LIBRARIES);
  await page.goto(`${INLINED.origin}${PORTAL_PATH}?distributor=fjell`, { waitUntil: 'commit' });
  await expect(header(page)).toHaveText('Fjellbanken');
  expect(await brandOf(page)).toBe('fjell');
});

test('nothing is painted before the style sheet of the brand, and no other brand is loaded', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const resume = await pauseCalls(page, '**/assets/brands/*.css');
  const asked = page.waitForRequest('**/assets/brands/*.css');
  await page.goto(EIKA, { waitUntil: 'commit' });
  await asked;
  await expect(header(page)).toHaveText('Granbanken');
  await expect(header(page)).toBeHidden();
  resume();
  await expect(page.getByRole('heading', { level: 1, name: 'Logg inn' })).toBeVisible();
  const radius = () => getComputedStyle(document.documentElement).getPropertyValue('--ui-radius');
  expect(await page.evaluate(radius)).toBe('.25rem');
  const brands = requested.filter((path) => path.includes('/assets/brands/'));
  expect(brands).toHaveLength(1);
  expect(brands[0]).toContain('/eika-');
});

test('a style sheet of the brand that cannot be loaded leaves a neutral page', async ({ page }) => {
  await page.route('**/assets/brands/*.css', (route) => route.abort());
  await page.goto(EIKA);
  await expect(page.getByRole('heading', { level: 1, name: 'Logg inn' })).toBeVisible();
  await expect(header(page)).toHaveText('Granbanken');
});

for (const [width, pages] of [
  [
    1280,
    {
      '': 'Forsikringsoversikt',
      tilbud: 'Tilbudene dine',
      forsikringsprofil: 'Forsikringsprofil',
      kjopsinnganger: 'Hva vil du forsikre?',
      'kvittering?produkt=HUS': 'Takk for kjøpet',
    },
  ],
  [
    390,
    {
      forsikringsprofil: 'Forsikringsprofil',
      kjopsinnganger: 'Hva vil du forsikre?',
      'andre-forsikringer': '',
    },
  ],
] as const) {
  test(`each page shows its own skeleton at ${width} px, and its heading does not move when it arrives`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await startSession(page, 'Kari Solberg');
    await watchShifts(page);
    // The next load has the brand's font.
    await page.goto(PORTAL_PATH);
    await page.waitForLoadState('networkidle');
    for (const [path, heading] of Object.entries(pages)) {
      const resume = await pauseCalls(page, LIBRARIES);
      await page.goto(PORTAL_PATH + path, { waitUntil: 'commit' });
      const title = page.locator('main :is(.ui-heading-1, .loading-title)').first();
      await expect(title, path).toBeVisible();
      await expect(title, path).toHaveText(heading);
      const before = await title.boundingBox();
      resume();
      const arrived = page.getByRole('heading', { level: 1 });
      await expect(arrived, path).toBeVisible();
      expect((await arrived.boundingBox())?.y, path).toBe(before?.y);
      await page.waitForLoadState('networkidle');
      expect(await shiftsOf(page), path).toBe(0);
      await page.unroute(LIBRARIES);
    }
  });
}
