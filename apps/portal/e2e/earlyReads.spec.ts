import type { Page } from '@playwright/test';
import { INLINED, PORTAL_PATH } from './hosts';
import { agreementsOf, logIn, setFaults } from './openPortal';
import { wordsOf } from './pageWords';
import { followReads } from './readsOfPage';
import { expect, test } from './test';

const OVERVIEW = `${INLINED.origin}${PORTAL_PATH}`;
const isSessionStatus = (url: string) => url.endsWith('/auth/session-status');

/** Holds back the libraries of a page until `release` is called. */
async function holdLibraries(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/libraries-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

test('a page whose libraries are late shows the customer who is logged in by then', async ({
  page,
  context,
}) => {
  await logIn(page, 'Kari Solberg', OVERVIEW);
  const release = await holdLibraries(page);
  const agreementsRead = page.waitForResponse('**/avtaleoversikt/avtaler');
  await page.reload({ waitUntil: 'commit' });
  await agreementsRead;

  const other = await context.newPage();
  await other.goto(OVERVIEW);
  await other.getByRole('button', { name: 'Logg ut' }).click();
  await other.waitForURL(/nettbank|logget-ut/);
  await logIn(other, 'Leif Ødegård', OVERVIEW);
  await expect(agreementsOf(other).first()).toBeVisible();
  const expected = await agreementsOf(other).allTextContents();
  // Longer than an early response passes for a new one.
  await other.waitForTimeout(2_500);

  release();
  await expect(agreementsOf(page)).toHaveText(expected);
  expect((await wordsOf(page)).join()).not.toContain('Volvo');
});

for (const [what, faults] of [
  ['everything is fast', {}],
  ['the session status is late', { getSessionStatus: 'delay:1500' }],
  ['the agreements are late', { getAgreements: 'delay:1500' }],
] as const) {
  test(`the session and the agreements are read once when ${what}`, async ({ page }) => {
    await logIn(page, 'Kari Solberg', OVERVIEW);
    await page.waitForLoadState('networkidle');
    await setFaults(page, faults, INLINED.origin);
    const reads = followReads(page);
    await page.reload();
    await expect(agreementsOf(page)).toHaveCount(6);
    await page.waitForLoadState('networkidle');
    expect(reads.repeated()).toEqual([]);
  });
}

test('a customer without agreements is told so after one request', async ({ page }) => {
  await logIn(page, 'Kari Solberg', OVERVIEW);
  await page.waitForLoadState('networkidle');
  await setFaults(page, { getAgreements: 'no-content' }, INLINED.origin);
  const reads = followReads(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(agreementsOf(page)).toHaveCount(0);
  expect(reads.repeated()).toEqual([]);
});

test('a session that ended while the libraries loaded shows nothing of the customer', async ({
  page,
  context,
}) => {
  await logIn(page, 'Kari Solberg', OVERVIEW);
  const release = await holdLibraries(page);
  const statusRead = page.waitForResponse((response) => isSessionStatus(response.url()));
  await page.reload({ waitUntil: 'commit' });
  await statusRead;
  await context.clearCookies();
  await page.waitForTimeout(2_500);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Logg inn' })).toBeVisible();
  expect((await wordsOf(page)).join()).not.toContain('Volvo');
});
