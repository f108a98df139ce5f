import type { Route } from '@playwright/test';
import { holdDeferredChunk } from './holdChunk';
import { PORTAL, PORTAL_PATH } from './hosts';
import { shiftsOf, watchShifts } from './layoutShifts';
import { logIn, openOverview } from './openPortal';
import { setConfig } from './setConfig';
import { expect, test } from './test';

const MARKET_SOURCE = 'kfp-market-source';

test('a window that is made narrow has its menu, though there is no network any more', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openOverview(page, 'Kari Solberg');
  await context.setOffline(true);
  await page.setViewportSize({ width: 320, height: 800 });
  await expect(page.getByRole('button', { name: 'Meny' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('where a customer came from is known though they go on at once', async ({ page }) => {
  await logIn(page, 'Kari Solberg', `${PORTAL_PATH}?fromFinn`);
  await page.goto(`${PORTAL_PATH}?fromFinn`);
  await page.getByRole('link', { name: 'Profil', exact: true }).click();
  await expect(page).toHaveTitle('Forsikringsprofil');
  await expect
    .poll(() => page.evaluate((key) => sessionStorage.getItem(key), MARKET_SOURCE))
    .toBe('FINN');
});

const DEFERRED_CHUNK = /\/assets\/deferredChunk-.*\.js$/;

for (const [fault, fail] of [
  ['fails', (route: Route) => route.abort()],
  ['is answered 503', (route: Route) => route.fulfill({ status: 503 })],
] as const) {
  test(`the footer comes though its code ${fault} several times, without a reload`, async ({
    page,
  }) => {
    let requests = 0;
    let loads = 0;
    await logIn(page, 'Kari Solberg');
    page.on('load', () => {
      loads += 1;
    });
    await page.route(DEFERRED_CHUNK, (route) => {
      requests += 1;
      return requests <= 4 ? fail(route) : route.continue();
    });
    await page.reload();
    await expect(page.getByRole('contentinfo')).toBeAttached({ timeout: 20_000 });
    expect(requests).toBeGreaterThan(4);
    expect(loads).toBe(1);
  });
}

test('the footer comes at once when the network returns', async ({ page, context }) => {
  const chunk = await holdDeferredChunk(page);
  await openOverview(page, 'Kari Solberg');
  await expect.poll(chunk.requests).toBeGreaterThan(0);
  await context.setOffline(true);
  chunk.release();
  await expect(page.getByText('Deler av siden kom ikke frem.')).toBeVisible({ timeout: 15_000 });
  await context.setOffline(false);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByText('Deler av siden kom ikke frem.')).toHaveCount(0);
});

for (const [fault, answer] of [
  ['is gone', (route: Route) => route.fulfill({ status: 404 })],
  ['never comes', () => {}],
] as const) {
  test(`when the code of the footer ${fault}, that is said, and the next page is loaded with it`, async ({
    page,
  }) => {
    await openOverview(page, 'Kari Solberg');
    await expect(page.getByRole('contentinfo')).toBeAttached();
    let deployed = false;
    await page.route(DEFERRED_CHUNK, (route) => (deployed ? route.continue() : answer(route)));
    await page.reload();
    await expect(page.getByText('Deler av siden kom ikke frem.')).toBeVisible({ timeout: 15_000 });
    deployed = true;
    await page.getByRole('link', { name: 'Profil', exact: true }).click();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(page.getByRole('heading', { level: 1, name: 'Forsikringsprofil' })).toBeVisible();
  });
}

for (const width of [390, 1280]) {
  test(`at ${width} px nothing moves on the login page, however high the login is`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    await page.goto(PORTAL_PATH);
    const frame = page.locator('iframe[title="Innlogging"]');
    await expect(frame).toBeVisible();
    await expect.poll(() => frame.evaluate(({ style }) => style.height)).not.toBe('297px');
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page)).toBe(0);
  });
}

test('on a phone the direct channel asks in the window, not under the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, 'Kari Solberg', `${PORTAL_PATH}?distributor=none`);
  for (const name of ['Bare nødvendige', 'Godta alle']) {
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
});

test('a login that would stand on our own address is a failure, not an empty frame', async ({
  page,
}) => {
  await page.route('**/auth/login?*', (route) => route.fulfill({ json: { loginUrl: '' } }));
  await page.goto(PORTAL_PATH);
  await expect(page.getByRole('heading', { name: 'Noe har gått galt' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a session that ends without an address for it does not come back to the portal', async ({
  page,
}) => {
  await setConfig(page, ({ timeoutUrl, logoutUrl, ...config }) => config);
  await page.route('**/api/privat/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-session-expiry': '2' } });
  });
  await logIn(page, 'Kari Solberg');
  await page.waitForURL(`${PORTAL.origin}/privat/forsikring/skade`);
});
