import type { Page } from '@playwright/test';
import { PORTAL, PORTAL_PATH } from './hosts';
import { agreementsOf, logIn, openOverview, setFaults } from './openPortal';
import { pauseCalls } from './pauseCalls';
import { expect, test } from './test';

const EMAIL = 'kari@eksempel.no';
const PROFILE = `${PORTAL_PATH}forsikringsprofil`;

/** Records the paths of POST requests and navigations in order. */
function watchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest() || request.method() === 'POST') paths.push(pathname);
  });
  return paths;
}

const chooseSmiley = (page: Page) =>
  page.getByRole('radio', { name: 'Ganske fornøyd' }).check({ force: true });

for (const [title, faults] of [
  ['refuses it', { sendFeedback: 'status:401' }],
  ['does not respond', { sendFeedback: 'hang' }],
] as const) {
  test(`a chosen smiley is sent before the logout, and the customer reaches the bank when the server ${title}`, async ({
    page,
  }) => {
    await openOverview(page, 'Kari Solberg');
    await setFaults(page, faults);
    await chooseSmiley(page);
    const paths = watchRequests(page);
    await page.getByRole('button', { name: 'Logg ut' }).click();
    await page.waitForURL('**/demo/nettbank');
    expect(paths).toEqual([
      '/api/privat/forsikring/feedback/',
      '/api/privat/forsikring/auth/logout',
      '/demo/nettbank',
    ]);
  });
}

test('a chosen smiley is not sent when the session expires, and the customer reaches the exit', async ({
  page,
}) => {
  await page.clock.install();
  await openOverview(page, 'Kari Solberg');
  // A call that is still under way would time out when the clock moves.
  await page.waitForLoadState('networkidle');
  await chooseSmiley(page);
  const paths = watchRequests(page);
  await page.clock.fastForward(3_600_000);
  await page.waitForURL('**/logget-ut');
  expect(paths).toEqual(['/logget-ut']);
});

test('a chosen smiley is not sent when another customer logs in from another tab', async ({
  page,
  context,
}) => {
  await openOverview(page, 'Kari Solberg');
  await chooseSmiley(page);
  const paths = watchRequests(page);
  const other = await context.newPage();
  await openOverview(other, 'Per Granli');
  await expect(agreementsOf(page)).toHaveCount(3);
  await expect(page.getByRole('radio', { name: 'Ganske fornøyd' })).not.toBeChecked();
  expect(paths).toEqual([]);
});

test('a refused call does not change a pending redirect', async ({ page }) => {
  await logIn(page, 'Kari Solberg', PROFILE);
  const reservation = page.getByRole('checkbox');
  await page.getByRole('button', { name: 'Endre valget om dokumenter i posten' }).click();
  const resumeRefusal = await pauseCalls(page, '**/samtykke/reservasjon', { status: 401 });
  const resumeNavigation = await pauseCalls(page, '**/demo/nettbank');
  const paths = watchRequests(page);
  const sent = page.waitForRequest('**/samtykke/reservasjon');
  await reservation.click();
  await sent;
  await page.getByRole('button', { name: 'Logg ut' }).click();
  await expect.poll(() => paths).toContain('/demo/nettbank');
  const refused = page.waitForResponse('**/samtykke/reservasjon');
  resumeRefusal();
  await refused;
  resumeNavigation();
  await page.waitForURL('**/demo/nettbank');
  expect(paths).not.toContain('/logg-inn');
});

test('a jump token that arrives during a slow logout does not change where the customer goes', async ({
  page,
}) => {
  await openOverview(page, 'Kari Solberg');
  await setFaults(page, { getJumpToken: 'delay:1500', logOut: 'delay:3000' });
  await page.getByRole('link', { name: 'Skadesaker' }).click();
  const token = page.waitForResponse('**/jumpsst/');
  const paths = watchRequests(page);
  await page.getByRole('button', { name: 'Logg ut' }).click();
  await token;
  await page.waitForURL('**/demo/nettbank');
  expect(paths).not.toContain('/demo/skadesaker');
});

test('code of a page that is missing does not reload the page while it is being left', async ({
  page,
}) => {
  await openOverview(page, 'Kari Solberg');
  let failCode = async () => {};
  await page.route('**/assets/ProfileRoute-*.js', (route) => {
    failCode = () => route.abort();
  });
  const code = page.waitForRequest('**/assets/ProfileRoute-*.js');
  await page.getByRole('link', { name: 'Profil', exact: true }).click();
  await code;
  await setFaults(page, { logOut: 'delay:3000' });
  const loggingOut = page.waitForRequest('**/auth/logout');
  await page.getByRole('button', { name: 'Logg ut' }).click();
  await loggingOut;
  // A reload would end the logout, and the customer would not reach the bank.
  await failCode();
  await page.waitForURL('**/demo/nettbank');
});

test('another tab hides customer data when logout is pressed, and stays logged out when the first tab is closed', async ({
  page,
  context,
}) => {
  await openOverview(page, 'Kari Solberg');
  const other = await context.newPage();
  await other.goto(PROFILE);
  await expect(other.getByText(EMAIL).first()).toBeVisible();
  await setFaults(page, { logOut: 'delay:3000' });
  const sent = page.waitForRequest('**/auth/logout');
  await page.getByRole('button', { name: 'Logg ut' }).click();
  await sent;
  await expect(other.getByText(EMAIL)).toHaveCount(0, { timeout: 1_000 });
  await page.close();
  await expect(other.locator('iframe[title="Innlogging"]')).toBeVisible({ timeout: 20_000 });
  await expect(other.getByText(EMAIL)).toHaveCount(0);
});

/** Text that only a logged-in customer sees. */
const OF_CUSTOMER = /Kari|Bilforsikring|Logg ut/;
/** Ways to cut off the request of a logout; each returns the page that is looked at next. */
const LEAVINGS: Record<string, (page: Page) => Promise<Page>> = {
  reload: async (page) => {
    await page.reload();
    return page;
  },
  'another address': async (page) => {
    await page.goto(PROFILE);
    return page;
  },
  Back: async (page) => {
    await page.goBack();
    await page.goForward();
    return page;
  },
  close: async (page) => {
    const next = await page.context().newPage();
    await page.close();
    await next.goto(PORTAL_PATH);
    return next;
  },
};

for (const [title, fault] of [
  ['at once, but the response is late', ''],
  ['after 4 s', 'delay:4000'],
  ['never', 'hang'],
] as const) {
  test(`no page shows the customer after a logout that is cut off by leaving the page, when the session ends ${title}`, async ({
    browser,
  }) => {
    const leaveBy = async (leave: (page: Page) => Promise<Page>) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(`${PORTAL.origin}/demo`);
      await openOverview(page, 'Kari Solberg');
      if (fault) await setFaults(page, { logOut: fault });
      else await page.route('**/auth/logout', async (route) => void (await route.fetch()));
      const shown: string[] = [];
      await context.exposeFunction('show', (text: string) => shown.push(text));
      await context.addInitScript((portalPath) => {
        // The login page, in a frame, shows the names of customers too.
        if (window !== window.top || !window.location.pathname.startsWith(portalPath)) return;
        const tell = () => Object(window).show(document.body?.textContent ?? '');
        new MutationObserver(tell).observe(document, { childList: true, subtree: true });
      }, PORTAL_PATH);
      const sent = page.waitForRequest('**/auth/logout');
      await page.getByRole('button', { name: 'Logg ut' }).click();
      await sent;
      const next = await leave(page);
      if (fault === 'hang') {
        await next.waitForResponse('**/session-status');
        await expect(next.getByText('Vennligst vent')).toBeAttached();
      } else {
        if (!next.url().includes(PORTAL_PATH)) await next.goto(PORTAL_PATH);
        await expect(next.locator('iframe[title="Innlogging"]')).toBeVisible();
      }
      expect(shown.filter((text) => OF_CUSTOMER.test(text))).toEqual([]);
      await context.close();
    };
    await Promise.all(Object.values(LEAVINGS).map(leaveBy));
  });
}

test('the page says so when the server has not ended the session after a minute, and logs out again', async ({
  page,
}) => {
  await page.clock.install();
  await openOverview(page, 'Kari Solberg');
  await setFaults(page, { logOut: 'hang' });
  const sent = page.waitForRequest('**/auth/logout');
  await page.getByRole('button', { name: 'Logg ut' }).click();
  await sent;
  await page.reload();
  // A call that is still under way would time out when the clock moves.
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(60_000);
  await expect(page.getByRole('heading', { name: 'Du er ikke logget ut' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Du er ikke logget ut' })).toBeVisible();
  await setFaults(page, {});
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await page.waitForURL('**/demo/nettbank');
  await page.goto(PORTAL_PATH);
  await expect(page.locator('iframe[title="Innlogging"]')).toBeVisible();
});

test('another customer who logs in during a logout sees the portal at once', async ({ page }) => {
  await openOverview(page, 'Kari Solberg');
  await setFaults(page, { logOut: 'hang' });
  const sent = page.waitForRequest('**/auth/logout');
  await page.getByRole('button', { name: 'Logg ut' }).click();
  await sent;
  await openOverview(page, 'Leif Ødegård');
});

test('another spelling of an address redirects to the canonical one', async ({ page }) => {
  const path = '//privat/forsikring/oversikt/tilbud?fromLo=1#side';
  await serveIndexAt(page, path);
  await page.goto(PORTAL.origin + path);
  await page.waitForURL(`${PORTAL.origin}${PORTAL_PATH}tilbud?fromLo=1#side`);
  await expect(page.locator('iframe[title="Innlogging"]')).toBeVisible();
});

test('an address that is not a page of the portal shows an error', async ({ page }) => {
  await serveIndexAt(page, '/Privat/forsikring/oversikt/');
  await page.goto(`${PORTAL.origin}/Privat/forsikring/oversikt/`);
  await expect(page.getByRole('heading', { name: 'Noe har gått galt' })).toBeVisible();
});

/** Makes the host serve the portal at another path too, as some servers do for equivalent paths. */
async function serveIndexAt(page: Page, path: string): Promise<void> {
  const wanted = new URL(PORTAL.origin + path).pathname;
  await page.route(
    ({ pathname }) => pathname === wanted,
    async (route) => {
      const response = await route.fetch({ url: PORTAL.origin + PORTAL_PATH });
      await route.fulfill({ response });
    },
  );
}
