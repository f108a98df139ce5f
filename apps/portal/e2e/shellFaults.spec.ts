import type { Route } from '@playwright/test';
import { GRID, PORTAL_PATH } from './hosts';
import { expectNoShift, watchShifts } from './layoutShifts';
import { logIn, openOverview, startSession } from './openPortal';
import { pauseCalls } from './pauseCalls';
import { expect, test } from './test';

test('the menu is shown without a network when the window becomes narrow', async ({
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

const DEFERRED_SHELL = /\/assets\/DeferredShell-[^/]*\.js$/;

const CODE_FAULTS = [
  ['fails', (route: Route) => route.abort()],
  ['hangs', () => {}],
] as const;

for (const [fault, fail] of CODE_FAULTS) {
  test(`an error with a retry is shown when the code of the footer ${fault}`, {
    tag: fault === 'hangs' ? [] : GRID,
  }, async ({ page }) => {
    await page.clock.install();
    await startSession(page, 'Kari Solberg');
    let available = false;
    await page.route(DEFERRED_SHELL, (route) => (available ? route.continue() : fail(route)));
    const requested = page.waitForRequest(DEFERRED_SHELL);
    await page.goto(PORTAL_PATH);
    await requested;
    if (fault === 'hangs') await page.clock.fastForward(8_000);
    const failure = page
      .getByRole('alert')
      .filter({ hasText: 'Vi fikk ikke hentet alle deler av siden.' });
    await expect(failure).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    available = true;
    await failure.getByRole('button', { name: 'Prøv igjen' }).click();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(failure).toHaveCount(0);
  });
}

test('a page is shown without a style sheet that has not responded for 3 s, and is styled when the sheet arrives', async ({
  page,
}) => {
  await page.clock.install();
  await startSession(page, 'Kari Solberg');
  const resume = await pauseCalls(page, /\/ProfileRoute-[^/]*\.css$/);
  const requested = page.waitForRequest(/\/ProfileRoute-[^/]*\.css$/);
  await page.goto(`${PORTAL_PATH}forsikringsprofil`, { waitUntil: 'commit' });
  await requested;
  const email = page.getByText('kari@eksempel.no').first();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(email).toHaveCount(0);
  await page.clock.fastForward(3_000);
  await expect(email).toBeVisible();
  const sheet = () =>
    page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('Profile')));
  expect(await sheet()).toBe(false);
  resume();
  await expect.poll(sheet).toBe(true);
});

const SETTINGS_FAULTS = [
  // The test of the footer's code is a case of the same kind.
  ['code', /\/ConsentDialogs-[^/]*\.js$/, GRID, ...CODE_FAULTS[1]],
  ['consent code', /\/createTracking-[^/]*\.js$/, '', ...CODE_FAULTS[1]],
  ['consent code', /\/createTracking-[^/]*\.js$/, '', ...CODE_FAULTS[0]],
  ['style sheet', /\/ConsentDialogs-[^/]*\.css$/, '', ...CODE_FAULTS[0]],
] as const;

for (const [missing, file, tag, fault, fail] of SETTINGS_FAULTS) {
  test(`an error with a retry is shown when the ${missing} of the cookie settings ${fault}`, {
    tag: tag || [],
  }, async ({ page }) => {
    await page.clock.install();
    await page.route(file, fail);
    await logIn(page, 'Kari Solberg', `${PORTAL_PATH}?distributor=none`);
    await page.getByRole('button', { name: 'Innstillinger for informasjonskapsler' }).click();
    if (fault === 'hangs') await page.clock.fastForward(3_000);
    const failure = page
      .getByRole('alert')
      .filter({ hasText: 'Vi fikk ikke åpnet innstillingene for informasjonskapsler.' });
    await expect(failure).toBeVisible();
    await page.unroute(file);
    await failure.getByRole('button', { name: 'Prøv igjen' }).click();
    await expect(failure).toHaveCount(0);
    await page.getByRole('button', { name: 'Innstillinger for informasjonskapsler' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

test('the footer says that a blocker hides the cookie settings, and the page stays usable', async ({
  page,
}) => {
  await logIn(page, 'Kari Solberg', `${PORTAL_PATH}?distributor=none`);
  const button = page.getByRole('button', { name: 'Innstillinger for informasjonskapsler' });
  await expect(button).toBeVisible();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.tc-part { display: none !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  await button.click();
  const problem = page.getByRole('alert').filter({ hasText: /skjuler innstillingene/ });
  await expect(problem).toBeVisible();
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(problem).toHaveCount(0);
});

for (const width of [390, 1280]) {
  test(`the login page begins below the header at ${width} px, and has no layout shifts when the frame changes its height`, {
    tag: width === 1280 ? [] : GRID,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    await page.goto(PORTAL_PATH);
    const frame = page.locator('iframe[title="Innlogging"]');
    await expect(frame).toBeVisible();
    await expect.poll(() => frame.evaluate(({ style }) => style.height)).not.toBe('297px');
    // The room that was reserved for the navigation is gone.
    const gap = () =>
      page.evaluate(() => {
        const [header, main] = ['.ui-header', '#main'].map((part) =>
          document.querySelector(part)?.getBoundingClientRect(),
        );
        return (main?.top ?? Number.NaN) - (header?.bottom ?? 0);
      });
    await expect.poll(gap).toBe(0);
    await expectNoShift(page);
  });
}
