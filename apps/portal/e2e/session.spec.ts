import { calls } from '@forsikring/api-client/contract';
import type { BrowserContext } from '@playwright/test';
import { PORTAL_PATH } from './hosts';
import { logIn, openOverview, setFaults, startSession, waitForCustomer } from './openPortal';
import { recordReads } from './recordReads';
import { expect, test } from './test';

/** Makes the session end 50 s after every response, and 900 s after it has been renewed. */
async function shortenSession(context: BrowserContext) {
  let secondsLeft = 50;
  await context.route('**/api/**', async (route) => {
    const response = await route.fetch().catch(() => undefined);
    if (!response) return route.abort();
    if (new URL(route.request().url()).pathname === calls.renewSession.path) secondsLeft = 900;
    const headers = { ...response.headers(), 'x-session-expiry': String(secondsLeft) };
    await route.fulfill({ response, headers });
  });
}

test('the dialog counts down in the last minute, and renewing the session in one tab closes it in all', async ({
  page,
  context,
}) => {
  await shortenSession(context);
  const reads = recordReads(page);
  await openOverview(page, 'Kari Solberg');
  const dialog = page.getByRole('alertdialog', { name: 'Du blir snart logget ut' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Vil du fortsette økten?')).toBeVisible();
  await expect(
    dialog.getByText(
      'For din egen sikkerhet vil du bli logget ut om kort tid på grunn av inaktivitet.',
    ),
  ).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Fortsett økten' })).toBeFocused();
  const heading = dialog.getByRole('heading', { name: /^Du blir logget ut om \d+ sekunder$/ });
  const first = await heading.textContent();
  await expect(heading).not.toHaveText(first ?? '');

  const other = await context.newPage();
  const otherReads = recordReads(other);
  await other.goto(PORTAL_PATH);
  await expect(other.getByRole('alertdialog')).toBeVisible();
  // A late response to an earlier request would open the dialogs again. The feedback is the last part of the page.
  for (const tab of [page, other]) await expect(tab.locator('.feedback-box')).toBeAttached();
  for (const { pendingAtRest } of [reads, otherReads]) await expect.poll(pendingAtRest).toEqual([]);
  await page.getByRole('button', { name: 'Fortsett økten' }).click();
  for (const tab of [page, other]) await expect(tab.getByRole('alertdialog')).toHaveCount(0);
});

test('the market source is stored once per session, also when the customer navigates at once, and removed on logout', async ({
  page,
}) => {
  const source = () => page.evaluate(() => sessionStorage.getItem('kfp-market-source'));
  await logIn(page, 'Linnéa Nordahl-Østgaard');
  await expect.poll(source).toBe('MOBILBANK');
  await page.goto(`${PORTAL_PATH}?fromFinn`);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(await source()).toBe('MOBILBANK');

  await page.getByRole('button', { name: 'Logg ut' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith(PORTAL_PATH));
  await page.goto(`${PORTAL_PATH}?fromLo`);
  await expect(page.getByText('Medlemsfordel')).toBeVisible();
  await expect.poll(source).toBeNull();
  await startSession(page, 'Leif Ødegård');
  await page.goto(`${PORTAL_PATH}?fromLo`);
  await page.getByRole('link', { name: 'Profil', exact: true }).click();
  await expect(page).toHaveTitle(/^Forsikringsprofil/);
  await expect.poll(source).toBe('LOFAVOR_NO');
});

test('the jump sends the token in one POST, back leads to the overview, and a token that fails is reported and leads to the fallback', async ({
  page,
}) => {
  await openOverview(page, 'Kari Solberg');
  const posts: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/demo/skadesaker')) posts.push(request.postData());
  });
  await page.getByRole('link', { name: 'Skadesaker' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Skadesaker' })).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(new URLSearchParams(posts[0] ?? '').get('referrer')).toBe('forsikringsoversikt');
  expect(new URLSearchParams(posts[0] ?? '').get('jumpsst')).toMatch(/^jump-/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Forsikringsoversikt' })).toBeVisible();

  await setFaults(page, { getJumpToken: 'status:500' });
  const reported = page.waitForEvent('console', (message) => message.text().includes('[jump]'));
  await page.goto(`${PORTAL_PATH}jump/seopp/skadesaker`);
  expect((await reported).text()).not.toMatch(/jump-[\w-]{8}/);
  await page.waitForURL('**/privat/forsikring/skade');
});

test('a customer whose browser refuses the frame logs in in a window of its own, and the page with the frame continues', async ({
  page,
}) => {
  await page.route('**/login?*', (route) =>
    route.request().frame().parentFrame() ? route.abort() : route.continue(),
  );
  await page.goto(PORTAL_PATH);
  await expect(page.locator('iframe')).toHaveAttribute('allow', 'publickey-credentials-get *');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Logg inn i et eget vindu' }).click();
  const own = await opened;
  await own.getByRole('button', { name: /Kari Solberg/ }).click();
  await waitForCustomer(own);
  await waitForCustomer(page);
});
