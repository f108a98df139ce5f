import { chromium, expect, type Page, test } from '@playwright/test';
import { chromiumArgs, findChromiumWithWindows } from '../../../scripts/chromium.mjs';
import { PORTAL, PORTAL_PATH } from './hosts';
import { startSession } from './openPortal';
import { pauseCalls } from './pauseCalls';

const PROFILE = `${PORTAL.origin}${PORTAL_PATH}forsikringsprofil`;
const EMAIL = 'kari@eksempel.no';

/** Leaves the portal and comes back by the browser's history, to the page as it was left. */
async function leaveAndReturn(page: Page, whileAway = async () => {}) {
  await page.goto(`${PORTAL.origin}/demo`);
  await whileAway();
  // Playwright reports no load for a page from the cache.
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate('window.persisted')).toBe(true);
}

test('a page from the back/forward cache shows nothing until the session is known, and the login page when the session has ended', async () => {
  // Playwright turns this cache off otherwise.
  const browser = await chromium.launch({
    executablePath: findChromiumWithWindows(),
    args: chromiumArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage();
  // Chromium does not cache a page with `no-store`; other browsers do.
  await page.route(PROFILE, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const headers = { ...response.headers(), 'cache-control': 'no-cache' };
    await route.fulfill({ response, headers });
  });
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  await startSession(page, 'Kari Solberg', PORTAL.origin);
  await page.goto(PROFILE);
  await expect(page.getByText(EMAIL).first()).toBeVisible();

  const release = await pauseCalls(page, '**/auth/session-status');
  await leaveAndReturn(page);
  await expect(page.getByText('Vennligst vent')).toBeVisible();
  await expect(page.getByText(EMAIL)).toHaveCount(0);
  release();
  await expect(page.getByText(EMAIL).first()).toBeVisible();

  await leaveAndReturn(page, () => page.context().clearCookies());
  await expect(page.getByRole('heading', { level: 1, name: 'Logg inn' })).toBeVisible();
  await expect(page.getByText(EMAIL)).toHaveCount(0);
  await browser.close();
});
