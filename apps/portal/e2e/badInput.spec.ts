import { PORTAL, PORTAL_PATH } from './hosts';
import { agreementsOf, openOverview, setFaults, startSession } from './openPortal';
import { AGREEMENTS } from './pauseCalls';
import { setConfig } from './setConfig';
import { expect, isNightly, test } from './test';

const CONFIG = '**/config.json';

/** The configuration keys that were logged as missing. */
const missing = (logged: string[]) =>
  logged.flatMap((text) => /AppConfig (\S+) has no value/.exec(text)?.[1] ?? []);
const LOGIN_HOST = `localhost:${PORTAL.loginPort}`;

test('a portal that cannot start shows the configured contact', async ({ page }) => {
  await setConfig(page, (config) => ({ ...config, apiHost: 'https://elsewhere.example' }));
  await page.goto(PORTAL_PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Noe har gått galt' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '21 00 00 00' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'sb1');
});

const CARDS = 'distributor.oversiktConfig.taskCards';
const ON_EVERY_PAGE = [
  ...['apiHost', 'features', 'privacyUrl', 'priceComparisonUrl', 'reportClaimUrl'],
  ...['distributor.shortname', 'distributor.name', 'distributor.theme', 'distributor.logo'],
  ...['distributor.info.nettbankUrl', 'distributor.info.bankHomeUrls'],
];
const MISSING_ON: Record<string, string[]> = {
  '': [
    ...['distributor.insurer', 'distributor.andreForsikringer'],
    ...['distributor.oversiktConfig.finnerIkkeForsikring', `${CARDS}.showBedriftsportal`],
    `${CARDS}.skrytebokser.testUtmerkelserContent`,
    `${CARDS}.skrytebokser.kundefordelerContent`,
  ],
  forsikringsprofil: ['distributor.oversiktConfig.showSamtykkerMinProfil'],
  kjopsinnganger: [
    ...['distributor.oversiktConfig.showVedlikeholdsKalender', `${CARDS}.showBedriftsportal`],
  ],
  'andre-forsikringer': ['distributor.andreForsikringer'],
};

test('every page works without keys that are missing, empty or of the wrong type, and logs those that it reads once', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const distributor = { shortname: '', name: 12, theme: ' ', logo: '', info: { nettbankUrl: '' } };
  const body = JSON.stringify({
    privacyUrl: '',
    reportClaimUrl: '',
    unauthorizedUrl: 7,
    distributor,
  });
  await page.route(CONFIG, (route) => route.fulfill({ contentType: 'application/json', body }));
  await startSession(page, 'Kari Solberg');
  const pages = Object.entries(MISSING_ON);
  for (const [path, keys] of isNightly() ? pages : pages.slice(0, 2)) {
    logged.length = 0;
    await page.goto(PORTAL_PATH + path);
    if (path === '') await expect(agreementsOf(page)).toHaveCount(6);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect
      .poll(() => missing(logged), path)
      .toEqual(expect.arrayContaining([...ON_EVERY_PAGE, ...keys]));
    expect(missing(logged), path).toHaveLength(new Set(missing(logged)).size);
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'neutral');
    await expect(page.getByRole('link', { name: 'Forsikring', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Til nettbank' })).toHaveCount(0);
  }
});

test('unauthorized calls redirect once, and show the error page the second time within a minute', async ({
  page,
}) => {
  await startSession(page, 'Kari Solberg');
  await setFaults(page, { getAgreements: 'status:401', getLegacyCustomer: 'status:403' });
  const redirects: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/logg-inn') redirects.push(request.url());
  });
  await page.goto(PORTAL_PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Noe har gått galt' })).toBeVisible();
  expect(redirects).toHaveLength(1);
  await expect(page.getByRole('main').getByRole('link', { name: '21 00 00 00' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Prøv igjen' })).toBeVisible();
});

test('a login address on another host or of the portal itself is reported, and shows an error and no frame', async ({
  page,
}) => {
  for (const loginUrl of ['https://evil.example/login', PORTAL_PATH]) {
    await page.route('**/auth/login?*', (route) => route.fulfill({ json: { loginUrl } }));
    const reported = page.waitForEvent('console', (message) =>
      message.text().includes('[address] loginUrl'),
    );
    await page.goto(PORTAL_PATH);
    await reported;
    await expect(page.getByRole('heading', { level: 1, name: 'Noe har gått galt' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  }
});

test('the login frame has 1.08 times the height that its page requests, and ignores other windows and an invalid height', async ({
  page,
  context,
}) => {
  await page.goto(PORTAL_PATH);
  const frame = page.locator('iframe[title="Innlogging"]');
  const login = page.frameLocator('iframe');
  await login.getByRole('button', { name: 'Kari Solberg' }).waitFor();
  const requested = await login.locator('body').evaluate((body) => body.scrollHeight);
  await expect(frame).toHaveCSS('height', `${Math.round(requested * 1.08)}px`);

  // From our own origin, and from another window with the login page's origin.
  const ignored = page.waitForEvent('console', (message) => message.text().includes('[message]'));
  await page.evaluate(() => window.postMessage({ type: 'login-height', height: 999 }, '*'));
  await ignored;
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void window.open('about:blank'));
  const otherWindow = await opened;
  await otherWindow.goto(`http://${LOGIN_HOST}/login`);
  await otherWindow.evaluate(() =>
    window.opener.postMessage({ type: 'login-height', height: 999 }, '*'),
  );

  // From the frame itself, with an invalid height.
  const inner = page.frames().find((candidate) => candidate.url().includes(LOGIN_HOST));
  await inner?.evaluate("parent.postMessage({ type: 'login-height', height: 5001 }, '*')");
  await inner?.evaluate("parent.postMessage({ type: 'login-height', height: 600 }, '*')");
  await expect(frame).toHaveCSS('height', '648px');
});

test('the overview shows a warning instead of the empty state when all agreements are invalid', async ({
  page,
}) => {
  await page.route(AGREEMENTS, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    for (const agreement of body.avtaler) delete agreement.policyNumber;
    await route.fulfill({ response, json: body });
  });
  await openOverview(page, 'Kari Solberg');
  await expect(page.getByText('Noen av systemene våre er nede.')).toBeVisible();
  await expect(page.getByText('Du har ingen forsikringer')).toHaveCount(0);
});
