import type { Page } from '@playwright/test';
import { GRID, PORTAL_PATH } from './hosts';
import { causeShift, expectNoShift, shiftsOf, watchShifts } from './layoutShifts';
import { startSession } from './openPortal';
import { AGREEMENTS, pauseCalls } from './pauseCalls';
import { expect, test } from './test';

/** The part of a page that is shown last. */
const LAST_SHOWN = {
  '': (page: Page) => page.getByRole('group', { name: /Hvor fornøyd/ }),
  tilbud: (page: Page) =>
    page.getByRole('heading', { level: 1, name: /^(Tilbudene|Du har ingen)/ }),
  forsikringsprofil: (page: Page) => page.getByRole('button', { name: /^Endre valget/ }),
  kjopsinnganger: (page: Page) => page.getByRole('heading', { level: 2, name: 'Liv og helse' }),
  kvittering: (page: Page) => page.getByText('Anbefalt for deg'),
  'andre-forsikringer': (page: Page) => page.getByRole('heading', { name: /^Reiseforsikring med/ }),
};
/** Reads that are paused until the rows of the page's skeleton are shown. */
const PAUSED: Record<string, [address: string, row: string, count: number]> = {
  tilbud: ['**/avtaleoversikt/tilbud', '.offer-list > li:has(.ui-skeleton)', 3],
  kjopsinnganger: [AGREEMENTS, '.purchase-skeleton-row', 7],
};

/** One load of each kind in every run: with a paused read, and without one in a wide window. */
const ALWAYS = ['tilbud of Kari Solberg', 'forsikringsprofil of Kari Solberg'];

for (const [path, customer, width, query = ''] of [
  ['', 'Leif Ødegård', 390, '?distributor=lofavor'],
  ['', 'Ingrid Tomt', 390, '?distributor=eika'],
  ['', 'Oda Tilbudsen', 390],
  ['tilbud', 'Kari Solberg', 390],
  ['tilbud', 'Ingrid Tomt', 390],
  ['tilbud', 'Oda Tilbudsen', 390],
  ['forsikringsprofil', 'Kari Solberg', 1280],
  ['forsikringsprofil', 'Linnéa Nordahl-Østgaard', 1280],
  ['forsikringsprofil', 'Nora Nykunde', 1280],
  ['kjopsinnganger', 'Kari Solberg', 390],
  ['kjopsinnganger', 'Leif Ødegård', 390],
  ['kvittering', 'Per Granli', 390, '?produkt=HUS'],
  ['andre-forsikringer', 'Kari Solberg', 390],
] as const) {
  test(`/${path}${query} of ${customer} loads without a layout shift at ${width} px`, {
    tag: ALWAYS.includes(`${path} of ${customer}`) ? [] : GRID,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await startSession(page, customer);
    await watchShifts(page);
    const [address, row = '', count = 0] = PAUSED[path] ?? [];
    const resume = address && (await pauseCalls(page, address));
    await page.goto(PORTAL_PATH + path + query);
    if (resume) {
      await expect(page.locator(row)).toHaveCount(count);
      resume();
    }
    await expect(LAST_SHOWN[path](page)).toBeAttached();
    await expectNoShift(page);
  });
}

test('opened groups of products cause no layout shift, and another change of the page does', async ({
  page,
}) => {
  await startSession(page, 'Kari Solberg');
  await watchShifts(page);
  await page.goto(`${PORTAL_PATH}kjopsinnganger`);
  for (const name of ['Innbo og ting', 'Liv og helse'])
    await page.getByRole('heading', { level: 2, name }).click();
  await expectNoShift(page);
  // For half a second after a click, a shift counts as expected.
  await expect(async () => {
    await causeShift(page);
    expect(await shiftsOf(page)).toBeGreaterThan(0);
  }).toPass();
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`the problem banner causes no layout shift (${reducedMotion})`, {
    tag: reducedMotion === 'reduce' ? GRID : [],
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await startSession(page, 'Nina Nedetid');
    await watchShifts(page);
    await page.goto(PORTAL_PATH);
    await expect(page.getByText('Vi opplever for tiden problemer')).toBeVisible();
    await expectNoShift(page);
  });
}
