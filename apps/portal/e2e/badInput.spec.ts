import { PORTAL, PORTAL_PATH } from './hosts';
import { agreementsOf, logIn, openOverview, setFaults, startSession } from './openPortal';
import { AGREEMENTS } from './pauseCalls';
import { setConfig } from './setConfig';
import { expect, test } from './test';

const CONFIG = '**/config.json';

/** The configuration keys that were logged as missing. */
const missing = (logged: string[]) =>
  logged.flatMap((text) => /AppConfig (\S+) has no value/.exec(text)?.[1] ?? []);
const LOGIN_HOST = `localhost:${PORTAL.loginPort}`;

for (const fault of ['status:404', 'status:500', 'broken-json', 'html', 'empty', 'drop']) {
  test(`the portal shows the error page when the configuration fails with ${fault}`, async ({
    page,
  }) => {
    await setFaults(page, { config: fault });
    await page.goto(PORTAL_PATH);
    await expect(page.getByRole('heading', { level: 1, name: 'Noe har gått galt' })).toBeVisible();
    // No contact is known, so the page does not suggest contacting us.
    await expect(page.getByText('Kontakt oss')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Gå til forsikringssidene våre' })).toHaveAttribute(
      'href',
      '/privat/forsikring/skade',
    );

    await setFaults(page, {});
    await page.getByRole('button', { name: 'Prøv igjen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Logg inn' })).toBeVisible();
  });
}

for (const body of ['[]', 'null', '"config"', '{"apiHost":"https://elsewhere.example"}']) {
  test(`the portal shows the error page for the configuration ${body}`, async ({ page }) => {
    await page.route(CONFIG, (route) => route.fulfill({ contentType: 'application/json', body }));
    await page.goto(PORTAL_PATH);
    await expect(page.getByRole('heading', { level: 1, name: 'Noe har gått galt' })).toBeVisible();
  });
}

test('a portal that cannot start shows the configured contact', async ({ page }) => {
  await setConfig(page, (config) => ({ ...config, apiHost: 'https://elsewhere.example' }));
  await page.goto(PORTAL_PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Noe har gått galt' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '21 00 00 00' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'sb1');
});

test('the portal works without keys that are missing or have the wrong type, and logs them', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const body = JSON.stringify({
    features: { 'direkte-innlogging': 'true' },
    trustedHosts: [LOGIN_HOST],
    unauthorizedUrl: 7,
    distributor: { theme: 'ukjent', name: 12 },
  });
  await page.route(CONFIG, (route) => route.fulfill({ contentType: 'application/json', body }));
  await openOverview(page, 'Kari Solberg');

  await expect(agreementsOf(page)).toHaveCount(6);
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'neutral');
  await expect(page.getByRole('link', { name: 'Forsikring', exact: true })).toBeVisible();
  for (const name of ['apiHost', 'distributor.name', 'distributor.shortname']) {
    expect(missing(logged).filter((key) => key === name)).toHaveLength(1);
  }
  expect(missing(logged)).toContain('distributor.insurer');
});

const CARDS = 'distributor.oversiktConfig.taskCards';
const ON_EVERY_PAGE = [
  ...['apiHost', 'features', 'privacyUrl', 'priceComparisonUrl'],
  ...['distributor.shortname', 'distributor.name', 'distributor.theme', 'distributor.logo'],
];
const IN_SESSION = [
  ...['distributor.info.nettbankUrl', 'distributor.info.bankHomeUrls', 'reportClaimUrl'],
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

test('empty strings in the configuration are logged as missing, once per key and page', async ({
  page,
}) => {
  await openOverview(page, 'Kari Solberg');
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const empty = { shortname: '', name: ' ', theme: '', logo: '', info: { nettbankUrl: '' } };
  const body = JSON.stringify({ privacyUrl: '', reportClaimUrl: '', distributor: empty });
  await page.route(CONFIG, (route) => route.fulfill({ contentType: 'application/json', body }));
  for (const [path, keys] of Object.entries(MISSING_ON)) {
    logged.length = 0;
    await page.goto(PORTAL_PATH + path);
    await expect
      .poll(() => missing(logged))
      .toEqual(expect.arrayContaining([...ON_EVERY_PAGE, ...IN_SESSION, ...keys]));
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const found = missing(logged);
    expect(found, path).toHaveLength(new Set(found).size);
    await expect(page.getByRole('link', { name: 'Til nettbank' })).toHaveCount(0);
  }
});

test('a distributor without a short name shows the consent banner of the direct channel', async ({
  page,
}) => {
  await setConfig(page, ({ distributor, ...config }) => {
    const { shortname, ...rest } = distributor;
    return { ...config, distributor: rest };
  });
  await page.goto(PORTAL_PATH);
  await page.getByRole('button', { name: 'Bare nødvendige' }).click();
  await expect(
    page.getByRole('button', { name: 'Innstillinger for informasjonskapsler' }),
  ).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).toContain('fremtind-cookie-consent');
});

for (const fault of ['html', 'empty', 'broken-json', 'cut', 'wrong-type', 'drop', 'status:503']) {
  test(`the overview shows an error in the agreements section when the agreements fail with ${fault}`, async ({
    page,
  }) => {
    await setFaults(page, { getAgreements: fault });
    await openOverview(page, 'Kari Solberg');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'En feil oppsto ved henting av forsikringene dine.',
    );
    await expect(page.getByRole('button', { name: 'Logg ut' })).toBeVisible();
  });
}

test('an invalid agreement is left out and reported, and the others are shown', async ({
  page,
}) => {
  await page.route(AGREEMENTS, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.avtaler[0] = { name: 'Uten nummer' };
    body.avtaler[1].policyNumber = 5501002;
    await route.fulfill({ response, json: body });
  });
  const reported = page.waitForEvent('console', (message) =>
    message.text().includes('avtaler[0].policyNumber'),
  );
  await openOverview(page, 'Kari Solberg');
  await reported;
  await expect(agreementsOf(page)).toHaveCount(5);
  await expect(page.getByText('Uten nummer')).toHaveCount(0);
});

for (const fault of ['status:401', 'status:500', 'html', 'wrong-type', 'drop']) {
  test(`a session status that fails with ${fault} counts as logged out`, async ({ page }) => {
    await setFaults(page, { getSessionStatus: fault });
    await page.goto(PORTAL_PATH);
    await expect(page.getByRole('heading', { level: 1, name: 'Logg inn' })).toBeVisible({
      timeout: 15_000,
    });
  });
}

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

for (const loginUrl of [
  'javascript:alert(document.domain)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://evil.example/login',
  '//evil.example/login',
  `http://${LOGIN_HOST}@evil.example/`,
  `http://user:pass@${LOGIN_HOST}/login`,
  `http://localhost:${PORTAL.loginPort + 1}/login`,
]) {
  test(`the login page refuses the login address ${JSON.stringify(loginUrl)}`, async ({ page }) => {
    await page.route('**/auth/login*', (route) => route.fulfill({ json: { loginUrl } }));
    const reported = page.waitForEvent('console', (message) =>
      message.text().includes('[address] loginUrl'),
    );
    await page.goto(PORTAL_PATH);
    await reported;
    await expect(page.getByRole('heading', { level: 1, name: 'Noe har gått galt' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });
}

test('the login frame has 1.08 times the height that its page requests', async ({ page }) => {
  await page.goto(PORTAL_PATH);
  const frame = page.locator('iframe[title="Innlogging"]');
  const inner = await page
    .frameLocator('iframe')
    .locator('body')
    .evaluate((body) => body.scrollHeight);
  await expect(frame).toHaveCSS('height', `${Math.round(inner * 1.08)}px`);
});

test('the login page ignores heights from other windows, and invalid heights', async ({
  page,
  context,
}) => {
  await page.goto(PORTAL_PATH);
  const frame = page.locator('iframe[title="Innlogging"]');
  await page.frameLocator('iframe').getByRole('button', { name: 'Kari Solberg' }).waitFor();
  const height = await frame.evaluate((element) => element.getBoundingClientRect().height);

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

  // From the frame itself, with invalid heights.
  const inner = page.frames().find((candidate) => candidate.url().includes(LOGIN_HOST));
  for (const bad of ['NaN', 'Infinity', '-5', '0', '5001', '"400"', 'null']) {
    await inner?.evaluate(`parent.postMessage({ type: 'login-height', height: ${bad} }, '*')`);
  }
  await inner?.evaluate("parent.postMessage({ type: 'login-height', height: 600 }, '*')");
  await expect(frame).toHaveCSS('height', '648px');
  expect(height).toBeGreaterThan(300);
});

test('unauthorized calls show the error page also when storage is blocked', async ({ page }) => {
  await logIn(page, 'Kari Solberg');
  await setFaults(page, { getAgreements: 'status:401' });
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await page.goto(PORTAL_PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Noe har gått galt' })).toBeVisible();
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
