import type { Page } from '@playwright/test';
import { GRID, INLINED, PORTAL, PORTAL_PATH } from './hosts';
import { expectNoShift, watchShifts } from './layoutShifts';
import { agreementsOf, logIn, startSession } from './openPortal';
import { pauseCalls } from './pauseCalls';
import { expect, test } from './test';

const EIKA = `http://eika.localhost:${PORTAL.port}${PORTAL_PATH}`;
const brandOf = (page: Page) => page.locator('html').getAttribute('data-brand');
const LIBRARIES = '**/assets/libraries-*.js';
const header = (page: Page) => page.locator('.ui-header');
/** A token that the style sheet of the brand sets. */
const radius = () => getComputedStyle(document.documentElement).getPropertyValue('--ui-radius');

test('the brand of the host name is shown while the configuration is loading, whose brand replaces it', async ({
  page,
}) => {
  const distributor = { name: 'Solbanken', theme: 'more', logo: 'more' };
  const resume = await pauseCalls(page, '**/config.json', { json: { distributor } });
  await page.goto(EIKA, { waitUntil: 'commit' });
  await expect(header(page)).toHaveText('Granbanken');
  expect(await brandOf(page)).toBe('eika');
  resume();
  await expect(header(page)).toHaveText('Solbanken');
  expect(await brandOf(page)).toBe('more');
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
  expect(await page.evaluate(radius)).toBe('.25rem');
  const brands = requested.filter((path) => path.includes('/assets/brands/'));
  expect(brands).toHaveLength(1);
  expect(brands[0]).toContain('/eika-');
});

test('a style sheet of the brand that does not respond does not hold a page with its configuration, and applies when it arrives', async ({
  page,
}) => {
  const resume = await pauseCalls(page, '**/assets/brands/*.css');
  await page.goto(`${INLINED.origin}${PORTAL_PATH}?distributor=eika`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Logg inn' })).toBeVisible();
  await page.keyboard.press('Tab');
  const focused = () => page.evaluate(() => document.activeElement?.outerHTML);
  const before = await focused();
  expect(await page.evaluate(radius)).not.toBe('.25rem');
  resume();
  await expect.poll(() => page.evaluate(radius)).toBe('.25rem');
  expect(await focused()).toBe(before);
});

/** The heading of each page, as far as it is known before its code. */
const HEADINGS = {
  '': 'Forsikringsoversikt',
  'andre-forsikringer': '',
  tilbud: 'Tilbudene dine',
  forsikringsprofil: 'Forsikringsprofil',
  kjopsinnganger: 'Hva vil du forsikre?',
  'kvittering?produkt=HUS': 'Takk for kjøpet',
};
/** A page with a known heading and one without in every run, the others at night. */
const ALWAYS = ['1280 px /', '1280 px /andre-forsikringer'];

for (const width of [1280, 390]) {
  for (const [path, heading] of Object.entries(HEADINGS)) {
    test(`/${path} shows its own skeleton at ${width} px, and its heading does not move when it arrives`, {
      tag: ALWAYS.includes(`${width} px /${path}`) ? [] : GRID,
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await startSession(page, 'Kari Solberg');
      await watchShifts(page);
      const resume = await pauseCalls(page, LIBRARIES);
      await page.goto(PORTAL_PATH + path, { waitUntil: 'commit' });
      const title = page.locator('main :is(.ui-heading-1, .loading-title)').first();
      await expect(title).toBeVisible();
      await expect(title).toHaveText(heading);
      const before = await title.boundingBox();
      resume();
      const arrived = page.getByRole('heading', { level: 1 });
      await expect(arrived).toBeVisible();
      expect((await arrived.boundingBox())?.y).toBe(before?.y);
      await expectNoShift(page);
    });
  }
}

test('a browser without the newest addresses, parsers and popovers shows the pages', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const [of, name] of [
      [URL, 'canParse'],
      [URL, 'parse'],
      [Intl, 'Segmenter'],
      [HTMLElement.prototype, 'showPopover'],
      [HTMLElement.prototype, 'hidePopover'],
    ] as const)
      Reflect.deleteProperty(of, name);
  });
  await logIn(page, 'Kari Solberg');
  await expect(agreementsOf(page)).toHaveCount(6);
  for (const [address, heading] of [
    ['kvittering?produkt=HUS', 'Takk for kjøpet'],
    ['andre-forsikringer', /^Forsikringer gjennom/],
    ['kjopsinnganger', /./],
    ['forsikringsprofil', 'Forsikringsprofil'],
    ['tilbud', 'Tilbudene dine'],
  ] as const) {
    await page.goto(`${PORTAL_PATH}${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});

test('a browser that cannot run the portal is told what it lacks', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(AbortSignal, 'timeout');
    Reflect.deleteProperty(window, 'structuredClone');
  });
  await page.goto(PORTAL_PATH);
  await expect(page.getByRole('main')).toHaveText(
    /^Nettleseren er for gammel .* den mangler AbortSignal\.timeout, structuredClone\. Oppdater/,
  );
});
