import type { Page } from '@playwright/test';
import { INLINED, PORTAL_PATH } from './hosts';
import { agreementsOf, logIn, setFaults } from './openPortal';
import { pauseCalls } from './pauseCalls';
import { recordReads } from './recordReads';
import { expect, test } from './test';
import { visibleTexts } from './visibleTexts';

const OVERVIEW = `${INLINED.origin}${PORTAL_PATH}`;
/** Longer than the maximum age of an early response. */
const PAST_FRESH_MS = 2_500;
const isSessionStatus = (url: string) => url.endsWith('/auth/session-status');

/** Pauses the request for a page's libraries, and starts a clock that tests move. */
async function pauseLibraries(page: Page) {
  await page.clock.install();
  return pauseCalls(page, '**/assets/libraries-*.js');
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
  await page.clock.fastForward(PAST_FRESH_MS);

  resume();
  await expect(agreementsOf(page)).toHaveText(expected);
  expect((await visibleTexts(page)).join()).not.toContain('Volvo');
});

test('a tab in the background, which gets no frames, shows the login page after a logout in another tab', async ({
  page,
  context,
}) => {
  await logIn(page, 'Kari Solberg', OVERVIEW);
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.reload();
  await expect(agreementsOf(page).first()).toBeVisible();
  await context.clearCookies();
  await page.evaluate(() =>
    new BroadcastChannel('forsikring-session').postMessage({ type: 'logged-out' }),
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Logg inn' })).toBeVisible();
});

test('the session and the agreements are read once, whichever of them is late or empty', async ({
  page,
}) => {
  await logIn(page, 'Kari Solberg', OVERVIEW);
  await page.waitForLoadState('networkidle');
  for (const [faults, count] of [
    [{}, 6],
    [{ getSessionStatus: 'delay:1500' }, 6],
    [{ getAgreements: 'delay:1500' }, 6],
    [{ getAgreements: 'no-content' }, 0],
  ] as const) {
    await setFaults(page, faults, INLINED.origin);
    const reads = recordReads(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(agreementsOf(page)).toHaveCount(count);
    await page.waitForLoadState('networkidle');
    await expect(agreementsOf(page)).toHaveCount(count);
    expect(reads.sent).toContain('getAgreements');
    expect(reads.repeated(), JSON.stringify(faults)).toEqual([]);
  }
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
  await page.clock.fastForward(PAST_FRESH_MS);
  resume();
  await expect(page.getByRole('heading', { level: 1, name: 'Logg inn' })).toBeVisible();
  expect((await visibleTexts(page)).join()).not.toContain('Volvo');
});
