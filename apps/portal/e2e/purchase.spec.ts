import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { collectEvents } from './collectEvents';
import { expect, test } from './freshInsurer';
import { PORTAL_PATH } from './hosts';
import { shiftsOf, watchShifts } from './layoutShifts';
import { logIn, setFaults, startSession } from './openPortal';
import { AGREEMENTS, pauseCalls } from './pauseCalls';

const PURCHASE = `${PORTAL_PATH}kjopsinnganger`;
const ALL = [
  ...['Kjøretøy', 'Hus og hytte', 'Reise', 'Innbo og ting', 'Liv og helse', 'Båt', 'Dyr'],
];
const WITHOUT_TRAVEL = ALL.filter((name) => name !== 'Reise');
const LIFE = [
  ...['Livsforsikring', 'Uføreforsikring', 'Kritisk sykdom', 'Ulykkesforsikring'],
  ...['Barneforsikring', 'Behandlingsforsikring'],
].map((name) => `${name} (åpnes i ny fane)`);

async function openPurchase(page: Page, customer: string, query = ''): Promise<void> {
  await logIn(page, customer, PURCHASE + query);
  await expect(page.getByRole('heading', { level: 1, name: 'Hva vil du forsikre?' })).toBeVisible();
  await expect(group(page, 'Kjøretøy')).toBeVisible();
}
const group = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const groups = (page: Page) => page.locator('summary');
const linksOf = (page: Page, name: string) =>
  page.locator('details', { has: group(page, name) }).getByRole('link');
const picture = (page: Page) => page.locator('.purchase-picture use');

/** The groups that the demo's customers see. */
const CUSTOMERS: Record<string, { groups: string[]; travel?: string; member?: true }> = {
  'Ingrid Tomt': { groups: ALL, travel: 'skade/reise' },
  'Leif Ødegård': { groups: ALL, travel: 'skade/reise/lofavor', member: true },
  'Kari Solberg': { groups: WITHOUT_TRAVEL },
  'Per Granli': { groups: WITHOUT_TRAVEL },
  'Mona Mangfold': { groups: WITHOUT_TRAVEL },
  'Oda Tilbudsen': { groups: ALL, travel: 'skade/reise' },
};

for (const width of [390, 1280]) {
  for (const [name, expected] of Object.entries(CUSTOMERS)) {
    test(`${name} sees their products at ${width} px, without layout shifts`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await startSession(page, name);
      const resume = await pauseCalls(page, AGREEMENTS);
      await watchShifts(page);
      await page.goto(PURCHASE);
      await expect(page.locator('.purchase-skeleton-row')).toHaveCount(7);
      resume();
      await expect(groups(page)).toHaveText(expected.groups);
      await page.waitForLoadState('networkidle');
      expect(await shiftsOf(page)).toBe(0);

      if (expected.travel) {
        await group(page, 'Reise').click();
        await expect(linksOf(page, 'Reise')).toHaveAttribute(
          'href',
          `/privat/forsikring/${expected.travel}`,
        );
      }
      await group(page, 'Innbo og ting').click();
      await expect(linksOf(page, 'Innbo og ting')).toHaveText(
        expected.travel ? ['Innbo', 'Student', 'Ung'] : ['Innbo'],
      );
      await group(page, 'Liv og helse').click();
      await expect(linksOf(page, 'Liv og helse')).toHaveText(
        expected.member ? LIFE.slice(0, -1) : LIFE,
      );
      await expect(
        page.getByText(expected.member ? /toppdekning til standardpris/ : /opptil 20\s% rabatt/),
      ).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await shiftsOf(page)).toBe(0);
    });
  }
}

test('links to health products open in a new tab, and others in the same tab', async ({
  page,
  context,
}) => {
  await openPurchase(page, 'Ingrid Tomt');
  await group(page, 'Liv og helse').click();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Barneforsikring (åpnes i ny fane)' }).click();
  expect(new URL((await opened).url()).pathname).toBe(
    '/privat/forsikring/liv/kjop/barneforsikring',
  );
  await group(page, 'Kjøretøy').click();
  await page.getByRole('link', { name: 'Campingvogn' }).click();
  await page.waitForURL('**/privat/forsikring/motor/tilhenger?type=CAMPINGVOGN');
});

test('the picture shows the group that was opened last', async ({ page }) => {
  await openPurchase(page, 'Ingrid Tomt');
  const files = new Set<string | null>([await picture(page).getAttribute('href')]);
  for (const name of ALL) {
    await group(page, name).click();
    await expect.poll(async () => files.has(await picture(page).getAttribute('href'))).toBe(false);
    files.add(await picture(page).getAttribute('href'));
    // Waits until the file is loaded and rendered.
    await expect
      .poll(() => picture(page).evaluate((use: SVGGraphicsElement) => use.getBBox().width))
      .toBeGreaterThanOrEqual(480);
  }
  expect(files.size).toBe(8);
  await expect(page.locator('details[open]')).toHaveCount(7);
});

test('groups can be opened and products reached with the keyboard', async ({ page }) => {
  await openPurchase(page, 'Ingrid Tomt');
  await page.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  const car = page.getByRole('link', { name: 'Bil', exact: true });
  await expect(car).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(car).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(car).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.locator('summary').nth(1)).toBeFocused();
});

for (const [query, union] of [
  ['?isLo=true', true],
  ['?isLo', true],
  ['?isLo=false', false],
  ['', false],
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
    await group(page, 'Liv og helse').click();
    await expect(linksOf(page, 'Liv og helse')).toHaveText(LIFE);
  });
}

test('the service cards are shown when the distributor has them, and open a new tab', async ({
  page,
}) => {
  await openPurchase(page, 'Ingrid Tomt');
  const business = page.getByRole('link', { name: 'Gå til bedriftsportalen (åpnes i ny fane)' });
  const calendar = page.getByRole('link', {
    name: 'Åpne vedlikeholdskalenderen (åpnes i ny fane)',
  });
  await expect(business).toHaveAttribute('href', /\/demo\/bedrift$/);
  await expect(calendar).toHaveAttribute('href', /\/demo\/vedlikeholdskalender$/);
  await page.goto(`${PURCHASE}?distributor=eika`);
  await expect(group(page, 'Trenger du hjelp til å velge?')).toBeVisible();
  await expect(business).toHaveCount(0);
  await expect(calendar).toHaveCount(0);
});

for (const fault of ['status:500', 'status:404', 'drop', 'hang', 'broken-json', 'wrong-type']) {
  test(`the standard products are shown when agreements and customer fail with ${fault}`, async ({
    page,
  }) => {
    await startSession(page, 'Leif Ødegård');
    await setFaults(page, { getAgreements: fault, getCustomer: fault });
    await watchShifts(page);
    await page.goto(PURCHASE);
    await expect(groups(page)).toHaveText(ALL);
    await expect(page.getByText(/opptil 20\s% rabatt/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logg ut' })).toBeVisible();
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const distributor of ['sb1', 'eika', 'fremtind', 'none', 'lofavor']) {
    test(`the page of ${distributor} has no accessibility violations in ${colorScheme} mode, with open and closed groups`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openPurchase(page, 'Ingrid Tomt', `?distributor=${distributor}`);
      await group(page, 'Kjøretøy').click();
      await group(page, 'Liv og helse').click();
      await page.evaluate(axe.source);
      const { violations } = await page.evaluate(() =>
        (window as unknown as { axe: typeof axe }).axe.run('main'),
      );
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`),
      ).toEqual([]);
    });
  }
}

for (const width of [320, 390, 900, 1280, 1600]) {
  test(`the page has no horizontal scrolling at ${width} px, and the picture keeps its aspect ratio`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPurchase(page, 'Ingrid Tomt');
    for (const name of ALL) await group(page, name).click();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    const box = await page.locator('.purchase-picture').boundingBox();
    const ratio = (box?.width ?? 0) / (box?.height ?? 1);
    expect(ratio).toBeCloseTo(width < 900 ? 12 / 7 : 3 / 2, 1);
  });
}

test('presses on the purchase page and on offers are tracked without customer data', async ({
  page,
  insurer,
}) => {
  const events = await collectEvents(page, '2', insurer);
  await logIn(page, 'Oda Tilbudsen', `${PORTAL_PATH}tilbud`);
  await page.getByRole('button', { name: 'Slett tilbud på Bilforsikring' }).click();
  await page.getByRole('button', { name: 'Avbryt' }).click();
  await page.getByRole('button', { name: /^Slett tilbud på Tilhenger/ }).click();
  await page.getByRole('button', { name: 'Slett tilbud', exact: true }).click();
  await expect(page.getByText(/er slettet$/)).toBeAttached();
  await page.getByRole('link', { name: 'Kjøp', exact: true }).click();
  await group(page, 'Liv og helse').click();
  await group(page, 'Dyr').click();
  await page.getByRole('link', { name: 'Livsforsikring (åpnes i ny fane)' }).click();

  const ids = () => events.map(({ properties: { id, name, value } }) => id ?? (name && value));
  await expect
    .poll(ids, { timeout: 20_000 })
    .toEqual(
      expect.arrayContaining([
        ...['tilbud-slett', 'tilbud-slett-avbryt', 'tilbud-slett-bekreft'],
        ...['kategori-liv-og-helse', 'kategori-dyr', 'kjop-livsforsikring', 'liv-og-helse,dyr'],
      ]),
    );
  expect(events.map(({ properties }) => properties.komponent)).toEqual(
    expect.arrayContaining(['Tilbud', 'Kjøpsinnganger']),
  );
  expect(JSON.stringify(events)).not.toMatch(/Oda|Tilbudsen|T\/77|T%2F77|44001|Kvalsund/);
});
