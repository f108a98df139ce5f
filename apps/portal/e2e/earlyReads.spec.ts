import type { Page } from '@playwright/test';
import { INLINED, PORTAL_PATH } from './hosts';
import { agreementsOf, logIn, setFaults } from './openPortal';
import { recordReads } from './recordReads';
import { expect, test } from './test';
import { visibleTexts } from './visibleTexts';

const OVERVIEW = `${INLINED.origin}${PORTAL_PATH}`;
/** Longer than the maximum age of an early response. The page's first script uses the real clock. */
const PAST_FRESH_MS = 2_500;
const isSessionStatus = (url: string) => url.endsWith('/auth/session-status');

/** Pauses the request for a page's libraries until the returned function is called. */
async function pauseLibraries(page: Page) {
  let resume = () => {};
  const resumed = new Promise<void>((resolve) => {
    resume = resolve;
  });
  await page.route('**/assets/libraries-*.js', async (route) => {
    await resumed;
    await route.continue();
  });
  return () => resume();
}

test('the overview shows the customer who logged in while the libraries were loading', async ({
  page,
  context,
}) => {
  await logIn(page, 'Kari Solberg', OVERVIEW);
  const resume = await pauseLibraries(page);
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
  await other.waitForTimeout(PAST_FRESH_MS);

  resume();
  await expect(agreementsOf(page)).toHaveText(expected);
  expect((await visibleTexts(page)).join()).not.toContain('Volvo');
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
    const reads = recordReads(page);
    await page.reload();
    await expect(agreementsOf(page)).toHaveCount(6);
    await page.waitForLoadState('networkidle');
    expect(reads.repeated()).toEqual([]);
  });
}

test('the overview reads an empty list of agreements once', async ({ page }) => {
  await logIn(page, 'Kari Solberg', OVERVIEW);
  await page.waitForLoadState('networkidle');
  await setFaults(page, { getAgreements: 'no-content' }, INLINED.origin);
  const reads = recordReads(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(agreementsOf(page)).toHaveCount(0);
  expect(reads.repeated()).toEqual([]);
});

test('the login page shows no customer data when the session ended while the libraries were loading', async ({
  page,
  context,
}) => {
  await logIn(page, 'Kari Solberg', OVERVIEW);
  const resume = await pauseLibraries(page);
  const statusRead = page.waitForResponse((response) => isSessionStatus(response.url()));
  await page.reload({ waitUntil: 'commit' });
  await statusRead;
  await context.clearCookies();
  await page.waitForTimeout(PAST_FRESH_MS);
  resume();
  await expect(page.getByRole('heading', { level: 1, name: 'Logg inn' })).toBeVisible();
  expect((await visibleTexts(page)).join()).not.toContain('Volvo');
});
