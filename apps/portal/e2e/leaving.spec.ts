import type { Page, Route } from '@playwright/test';
import { GRID, PORTAL, PORTAL_PATH } from './hosts';
import { openOverview, setFaults } from './openPortal';
import { recordReads } from './recordReads';
import { expect, test } from './test';

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

const LOGOUT = '**/auth/logout';

/** The portal while the end of the session is awaited. */
const waiting = (page: Page) => page.getByText('Vennligst vent');
const loginFrame = (page: Page) => page.locator('iframe[title="Innlogging"]');

const chooseSmiley = (page: Page) =>
  page.getByRole('radio', { name: 'Ganske fornøyd' }).check({ force: true });

test('a chosen smiley is sent before the logout, and the customer reaches the bank when the server does not respond', async ({
  page,
}) => {
  await openOverview(page, 'Kari Solberg');
  await setFaults(page, { sendFeedback: 'hang' });
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

test('a chosen smiley is not sent when the session expires, and the customer reaches the exit', async ({
  page,
}) => {
  await page.clock.install();
  const { pendingAtRest } = recordReads(page);
  await openOverview(page, 'Kari Solberg');
  await chooseSmiley(page);
  // A call that is still under way would time out when the clock moves.
  await expect.poll(pendingAtRest).toEqual([]);
  const paths = watchRequests(page);
  await page.clock.fastForward(3_600_000);
  await page.waitForURL('**/logget-ut');
  expect(paths).toEqual(['/logget-ut']);
});

/** Holds a logout without a response. The returned function waits for it, and makes the server end the session. */
async function holdLogout(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(LOGOUT, (route) => void held.push(route));
  return async () => {
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.fetch();
  };
}

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

for (const [way, leave] of Object.entries(LEAVINGS)) {
  for (const early of [true, false]) {
    const end = early ? 'before its response' : 'after the page was left';
    test(`no page shows the customer after a logout that is cut off by ${way}, when the session ends ${end}`, {
      // Each end once in every run, the other ways at night.
      tag: way === (early ? 'close' : 'reload') ? [] : GRID,
    }, async ({ page, context }) => {
      await page.goto('/demo');
      await openOverview(page, 'Kari Solberg');
      const shown: string[] = [];
      await context.exposeFunction('show', (text: string) => shown.push(text));
      await context.addInitScript((portalPath) => {
        // The login page, in a frame, shows the names of customers too.
        if (window !== window.top || !window.location.pathname.startsWith(portalPath)) return;
        const tell = () => Object(window).show(document.body?.textContent ?? '');
        new MutationObserver(tell).observe(document, { childList: true, subtree: true });
      }, PORTAL_PATH);
      const endSession = await holdLogout(page);
      const sent = page.waitForRequest(LOGOUT);
      await page.getByRole('button', { name: 'Logg ut' }).click();
      await sent;
      if (early) await endSession();
      const next = await leave(page);
      if (!early) {
        await next.waitForResponse('**/session-status');
        await expect(waiting(next)).toBeAttached();
        await context.request.get('/logget-ut');
      }
      if (!next.url().includes(PORTAL_PATH)) await next.goto(PORTAL_PATH);
      await expect(loginFrame(next)).toBeVisible();
      expect(shown.filter((text) => OF_CUSTOMER.test(text))).toEqual([]);
    });
  }
}

test('the page shows an error when the server has not ended the session after a minute, and a retry logs out again', async ({
  page,
}) => {
  await page.clock.install();
  await openOverview(page, 'Kari Solberg');
  await setFaults(page, { logOut: 'hang' });
  const sent = page.waitForRequest(LOGOUT);
  await page.getByRole('button', { name: 'Logg ut' }).click();
  await sent;
  await page.reload();
  await expect(waiting(page)).toBeAttached();
  await page.clock.fastForward(60_000);
  await expect(page.getByRole('heading', { name: 'Du er ikke logget ut' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Du er ikke logget ut' })).toBeVisible();
  await setFaults(page, {});
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await page.waitForURL('**/demo/nettbank');
  await page.goto(PORTAL_PATH);
  await expect(loginFrame(page)).toBeVisible();
});

test('another spelling of an address redirects to the canonical one, and an address of no page shows an error', async ({
  page,
}) => {
  const path = '//privat/forsikring/oversikt/tilbud?fromLo=1#side';
  await serveIndexAt(page, path);
  await page.goto(PORTAL.origin + path);
  await page.waitForURL(`${PORTAL.origin}${PORTAL_PATH}tilbud?fromLo=1#side`);
  await expect(loginFrame(page)).toBeVisible();

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
