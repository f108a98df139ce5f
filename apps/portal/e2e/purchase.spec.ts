import type { Page } from '@playwright/test';
import { expect, test } from './freshInsurer';
import { PORTAL_PATH } from './hosts';
import { shiftsOf, watchShifts } from './layoutShifts';
import { logIn, startSession } from './openPortal';
import { AGREEMENTS, pauseCalls } from './pauseCalls';

const PURCHASE = `${PORTAL_PATH}kjopsinnganger`;
const ALL = [
  ...['Kjøretøy', 'Hus og hytte', 'Reise', 'Innbo og ting', 'Liv og helse', 'Båt', 'Dyr'],
];
const WITHOUT_TRAVEL = ALL.filter((name) => name !== 'Reise');

async function openPurchase(page: Page, customer: string, query = ''): Promise<void> {
  await logIn(page, customer, PURCHASE + query);
  await expect(page.getByRole('heading', { level: 1, name: 'Hva vil du forsikre?' })).toBeVisible();
  await expect(group(page, 'Kjøretøy')).toBeVisible();
}
const group = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const groups = (page: Page) => page.locator('summary');
const picture = (page: Page) => page.locator('.purchase-picture use');

/** Customers with different groups and texts. */
const CUSTOMERS = { 'Kari Solberg': WITHOUT_TRAVEL, 'Leif Ødegård': ALL };

for (const [name, expected] of Object.entries(CUSTOMERS)) {
  test(`the products of ${name} load without layout shifts on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await startSession(page, name);
    const resume = await pauseCalls(page, AGREEMENTS);
    await watchShifts(page);
    await page.goto(PURCHASE);
    await expect(page.locator('.purchase-skeleton-row')).toHaveCount(7);
    resume();
    await expect(groups(page)).toHaveText(expected);
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page)).toBe(0);

    await group(page, 'Innbo og ting').click();
    await group(page, 'Liv og helse').click();
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page)).toBe(0);
  });
}

for (const [query, union] of [
  ['?isLo', true],
  ['?isLo=false', false],
] as const) {
  test(`the query '${query}' selects the ${union ? "union's" : 'standard'} layout`, async ({
    page,
  }) => {
    await openPurchase(page, 'Ingrid Tomt', query);
    await expect(page.getByRole('main').getByText('Medlemsfordel', { exact: true })).toHaveCount(
      union ? 1 : 0,
    );
    await expect(picture(page)).toHaveCount(1);
    const first = page.getByRole('heading', { level: 2 }).first();
    await expect(first).toHaveText(union ? 'Medlemsfordeler' : 'Kjøretøy');
    await expect(groups(page)).toHaveText(ALL);
  });
}

test('the whole picture is visible at any width, and open groups scroll in no narrow one', async ({
  page,
}) => {
  await openPurchase(page, 'Ingrid Tomt');
  for (const width of [320, 390, 900, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const [frame, whole] = await page
      .locator('.purchase-picture, .purchase-picture > svg')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect()));
    expect((whole?.width ?? 0) / (whole?.height ?? 1)).toBeCloseTo(3 / 2, 1);
    expect(whole?.width).toBeCloseTo(frame?.width ?? 0, 0);
    expect(whole?.top).toBeCloseTo(frame?.top ?? 0, 0);
    expect(whole?.bottom).toBeLessThanOrEqual((frame?.bottom ?? 0) + 0.5);
  }
  for (const name of ALL) await group(page, name).click();
  for (const width of [320, 900]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
  }
});

test('the picture is as high as the closed groups beside it, and stays so when one opens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPurchase(page, 'Ingrid Tomt');
  const heightOf = async (selector: string) =>
    (await page.locator(selector).boundingBox())?.height ?? 0;
  const height = await heightOf('.purchase-picture');
  expect(height).toBeCloseTo(Math.min(await heightOf('.purchase-groups'), 27 * 16), 0);
  await group(page, 'Liv og helse').click();
  expect(await heightOf('.purchase-picture')).toBeGreaterThanOrEqual(height);
  expect(await heightOf('.purchase-picture')).toBeLessThanOrEqual(27 * 16);
});

test('forced colours hide the picture, and the groups have its room', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ forcedColors: 'active' });
  await openPurchase(page, 'Ingrid Tomt');
  await expect(page.locator('.purchase-picture')).toBeHidden();
  const widthOf = async (selector: string) =>
    (await page.locator(selector).boundingBox())?.width ?? 0;
  expect(await widthOf('.purchase-groups')).toBe(await widthOf('.purchase-choice'));
});
