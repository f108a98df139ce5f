import type { Locator, Page } from '@playwright/test';
import axe from 'axe-core';
import { expect, test } from './freshInsurer';
import { PORTAL_PATH } from './hosts';
import { shiftsOf, watchShifts } from './layoutShifts';
import { logIn, setFaults, startSession } from './openPortal';
import { pauseCalls } from './pauseCalls';

const PROFILE = `${PORTAL_PATH}forsikringsprofil`;
const RESERVATION = 'valget om dokumenter i posten';

/** Opens the profile of a customer, and waits until the table is shown. */
async function openProfile(page: Page, customer: string, query = ''): Promise<void> {
  await logIn(page, customer, PROFILE + query);
  await expect(page.getByRole('heading', { level: 1, name: 'Forsikringsprofil' })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Dokumenter i posten' })).toBeVisible();
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The value of the row with a label. */
const valueUnder = (page: Page, name: string) =>
  page
    .locator('.ui-description-row')
    .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) }) })
    .getByRole('definition')
    .first();
const heightOf = (element: Locator) =>
  element.evaluate((node) => node.getBoundingClientRect().height);
const alertWith = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

/** The expected profiles of the demo's customers. */
const CUSTOMERS: Record<
  string,
  {
    email?: string;
    mobile?: string;
    address?: string[];
    editable?: false;
    /** Whether the marketing consent is shown. */
    consent?: true;
    member?: true;
  }
> = {
  'Kari Solberg': { email: 'kari@eksempel.no' },
  'Leif Ødegård': { email: 'leif@eksempel.no', consent: true, member: true },
  'Ingrid Tomt': { email: 'ingrid@eksempel.no', consent: true },
  'Per Granli': { email: 'per@eksempel.no' },
  'Nina Nedetid': { email: 'nina@eksempel.no' },
  'Mona Mangfold': { email: 'mona@eksempel.no' },
  'Oda Tilbudsen': { email: 'oda@eksempel.no', consent: true },
  'Linnéa Nordahl-Østgaard': {
    email: 'linnea.nordahl-ostgaard.med.en.lang.adresse@avdeling.eksempel.no',
    address: [
      'Ytre Kvalsundveien ved Storsteinnes 1234B',
      '9100 KVALØYSLETTA',
      'Gnr 104, Bnr 27',
      '9050 STORSTEINNES',
    ],
  },
  'Nils Gammelgård': { email: 'nils@eksempel.no', address: [], consent: true },
  'Nora Nykunde': { mobile: 'Ikke registrert', address: [], editable: false, consent: true },
  'Vera Vrangdal': { email: 'vera@eksempel.no', consent: true },
  'Frida Firetilbud': { mobile: 'Ikke registrert', address: ['Hent folkeregistrert adresse'] },
  'Mats Myrvoll': { address: [], consent: true },
  'Åsta Åpen': { consent: true },
};

for (const [name, expected] of Object.entries(CUSTOMERS)) {
  const { email = 'Ikke registrert', address = ['Furuveien 12', '1350 LOMMEDALEN'] } = expected;

  test(`${name} sees their profile and the buttons of editable rows, without layout shifts`, async ({
    page,
  }) => {
    await startSession(page, name);
    await watchShifts(page);
    await page.goto(PROFILE);

    await expect(page).toHaveTitle(/Forsikringsprofil/);
    await expect(
      page.getByText('Disse opplysningene gjelder kun forsikringsavtalene dine'),
    ).toBeVisible();
    await expect(valueUnder(page, 'Navn')).toHaveText(name);
    await expect(valueUnder(page, 'Fødselsnummer')).toHaveText(/^\d{6}\s\d{5}$/);
    await expect(valueUnder(page, 'E-post')).toHaveText(email);
    await expect(valueUnder(page, 'Mobilnummer')).toHaveText(expected.mobile ?? /40\s00\s00\s00$/);
    for (const line of address) await expect(page.getByText(line, { exact: true })).toBeVisible();
    await expect(page.getByRole('term').filter({ hasText: 'Adresse' })).toHaveCount(
      address.length > 0 ? 1 : 0,
    );
    await expect(valueUnder(page, 'LO-medlem')).toHaveText(expected.member ? 'Ja' : 'Nei');

    const editable = expected.editable === false ? 0 : 1;
    await expect(button(page, 'Endre e-post')).toHaveCount(editable);
    await expect(button(page, 'Endre mobilnummer')).toHaveCount(editable);
    await expect(button(page, `Endre ${RESERVATION}`)).toHaveCount(1);
    await expect(page.getByRole('radiogroup')).toHaveCount(expected.consent ? 1 : 0);

    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page)).toBe(0);
  });
}

for (const distributor of ['sb1', 'eika', 'fremtind', 'none']) {
  test(`${distributor} ${distributor === 'sb1' ? 'shows' : 'does not show'} the union membership`, async ({
    page,
  }) => {
    await openProfile(page, 'Leif Ødegård', `?distributor=${distributor}`);
    await expect(page.getByText('LO-medlem')).toHaveCount(distributor === 'sb1' ? 1 : 0);
  });
}

for (const customer of ['Kari Solberg', 'Nils Gammelgård']) {
  test(`${customer} changes e-mail and mobile number with the keyboard, and sees them after a reload`, async ({
    page,
  }) => {
    await openProfile(page, customer);
    const reach = async (target: Locator) => {
      for (let stop = 0; stop < 30; stop += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error('Tab did not reach the element.');
    };
    for (const [what, wrong, problem, right] of [
      ['mobilnummer', '123', 'Mobilnummeret er ikke gyldig', '+47 412 34 567'],
      ['e-post', 'ny@eksempel', 'E-postadressen er ikke gyldig', 'blå.bær@øl.example'],
    ] as const) {
      await reach(button(page, `Endre ${what}`));
      await page.keyboard.press('Enter');
      const field = page.getByRole('textbox');
      await expect(field).toBeFocused();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(wrong);
      await page.keyboard.press('Enter');
      await expect(field).toHaveAccessibleDescription(problem);
      await expect(field).toBeFocused();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(right);
      await page.keyboard.press('Tab');
      await expect(button(page, 'Lagre')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(button(page, `Endre ${what}`)).toBeFocused();
    }
    await page.reload();
    await expect(valueUnder(page, 'Mobilnummer')).toHaveText('41 23 45 67');
    await expect(valueUnder(page, 'E-post')).toHaveText('blå.bær@øl.example');
  });
}

test('a value that is being saved is shown at once, and a failure reverts only that field', async ({
  page,
}) => {
  await openProfile(page, 'Kari Solberg');
  let refuse = () => {};
  await page.route('**/skadekunde/kontaktinformasjon', async (route) => {
    if (!route.request().postData()?.includes('epostAdresse')) return route.continue();
    await new Promise<void>((resolve) => {
      refuse = resolve;
    });
    await route.fulfill({ status: 500, json: {} });
  });
  await button(page, 'Endre e-post').click();
  await page.getByRole('textbox').fill('ny@eksempel.no');
  await button(page, 'Lagre').click();
  await expect(page.getByRole('textbox')).not.toBeEditable();
  await button(page, 'Avbryt endring av e-post').click();
  await expect(valueUnder(page, 'E-post')).toHaveText('ny@eksempel.no');

  await button(page, 'Endre mobilnummer').click();
  await page.getByRole('textbox').fill('41234567');
  await button(page, 'Lagre').click();
  await expect(button(page, 'Endre mobilnummer')).toBeFocused();

  // The late response does not change the newer text in the row.
  await button(page, 'Endre e-post').click();
  await page.getByRole('textbox').fill('nyere@eksempel.no');
  const responded = page.waitForResponse('**/skadekunde/kontaktinformasjon');
  refuse();
  await responded;
  await expect(page.getByRole('textbox')).toHaveValue('nyere@eksempel.no');
  await expect(page.locator('.ui-message')).toHaveCount(0);
  await expect(
    page.getByRole('group').filter({ hasText: 'Noe gikk galt ved oppdatering av e-post' }),
  ).toContainText('E-postadressen din er som før.');
  await button(page, 'Avbryt endring av e-post').click();
  await expect(valueUnder(page, 'E-post')).toHaveText('kari@eksempel.no');
  await expect(valueUnder(page, 'Mobilnummer')).toHaveText('41 23 45 67');
});

test('a value whose response was lost is read again and shown as saved', async ({ page }) => {
  await openProfile(page, 'Kari Solberg');
  await setFaults(page, { updateContact: 'lose-response' });
  await button(page, 'Endre e-post').click();
  await page.getByRole('textbox').fill('ny@eksempel.no');
  await button(page, 'Lagre').click();
  await expect(
    page.getByRole('group').filter({ hasText: 'E-postadressen er lagret' }),
  ).toBeVisible();
  await expect(button(page, 'Endre e-post')).toBeFocused();
  await expect(valueUnder(page, 'E-post')).toHaveText('ny@eksempel.no');
});

test('a write whose response is an HTML page shows an error', async ({ page }) => {
  await setFaults(page, { updateContact: 'html', setReservation: 'html', updateConsent: 'html' });
  await openProfile(page, 'Oda Tilbudsen');
  await button(page, 'Endre e-post').click();
  await page.getByRole('textbox').fill('ny@eksempel.no');
  await button(page, 'Lagre').click();
  await expect(alertWith(page, 'Noe gikk galt ved oppdatering av e-post')).toBeVisible();
  await button(page, `Endre ${RESERVATION}`).click();
  await page.getByRole('checkbox').click();
  await expect(alertWith(page, 'Vi fikk ikke lagret valget om dokumenter i posten')).toBeVisible();
  await page.getByRole('radio', { name: 'Ja' }).click();
  await expect(alertWith(page, 'Vi fikk ikke endret samtykket')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Nei' })).toBeChecked();
});

test('a draft is kept while another page is visited, and lost after a reload', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openProfile(page, 'Kari Solberg');
  await button(page, 'Endre e-post').click();
  await page.getByRole('textbox').fill('halvveis');
  await page.getByRole('link', { name: 'Forsikringsoversikt' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forsikringsoversikt' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Ny e-postadresse' })).toHaveValue('halvveis');
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, history.state]),
  );
  expect(stored).not.toContain('halvveis');
  await page.reload();
  await expect(button(page, 'Endre e-post')).toBeVisible();
});

for (const width of [390, 1280]) {
  for (const [what, faults] of [
    ['late addresses cause', { getAddresses: 'delay:3000' }],
    ['addresses that cannot be read cause', { getAddresses: 'status:500' }],
    ['a reservation that cannot be read causes', { getReservation: 'status:500' }],
  ] as const) {
    test(`${what} no layout shift at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      // The next load has the brand's font: lines break differently without it.
      await logIn(page, 'Kari Solberg', PROFILE);
      await setFaults(page, faults);
      await page.goto(PROFILE);
      const table = page.locator('.ui-description-table');
      await expect(valueUnder(page, 'Navn')).toHaveText('Kari Solberg');
      await expect(table.locator('.ui-skeleton')).not.toHaveCount(0);
      const before = await heightOf(table);
      await expect(table.locator('.ui-skeleton')).toHaveCount(0, { timeout: 15_000 });
      // With a tolerance of 0.05 px.
      expect(await heightOf(table)).toBeCloseTo(before, 1);
    });
  }

  test(`contact details that cannot be read cause no layout shift at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await logIn(page, 'Nils Gammelgård', PROFILE);
    await setFaults(page, { getLegacyCustomer: 'status:500' });
    await page.goto(PROFILE);
    const table = page.locator('.ui-description-table');
    await expect(valueUnder(page, 'Navn')).toHaveText('Nils Gammelgård');
    const before = await heightOf(table);
    await expect(button(page, 'Prøv igjen')).toBeVisible({ timeout: 15_000 });
    expect(await heightOf(table)).toBeCloseTo(before, 1);
  });
}

for (const [what, typed, text] of [
  ['e-post', 'ny@eksempel.no', 'Noe gikk galt ved oppdatering av e-post'],
  ['mobilnummer', '41234567', 'Noe gikk galt ved oppdatering av telefonnummer'],
] as const) {
  for (const fault of ['status:400', 'status:500', 'drop']) {
    test(`${what} shows an error and keeps the text when saving fails with ${fault}, and can be saved again`, async ({
      page,
    }) => {
      await openProfile(page, 'Kari Solberg');
      await setFaults(page, { updateContact: fault });
      await button(page, `Endre ${what}`).click();
      await page.getByRole('textbox').fill(typed);
      await button(page, 'Lagre').click();
      await expect(alertWith(page, text)).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveValue(typed);

      await setFaults(page, {});
      await button(page, 'Lagre').click();
      await expect(button(page, `Endre ${what}`)).toBeFocused();
    });
  }
}

test('a value that the server refuses is marked as invalid', async ({ page }) => {
  await openProfile(page, 'Vera Vrangdal');
  await button(page, 'Endre e-post').click();
  await button(page, 'Lagre').click();
  const field = page.getByRole('textbox');
  await expect(field).toHaveAccessibleDescription('E-postadressen er ikke gyldig');
  await expect(field).toBeFocused();
});

test('the fields are 420 and 300 px wide, and fill the row on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openProfile(page, 'Kari Solberg');
  await button(page, 'Endre e-post').click();
  await button(page, 'Endre mobilnummer').click();
  const email = page.getByRole('textbox', { name: 'Ny e-postadresse' });
  const mobile = page.getByRole('textbox', { name: 'Nytt mobilnummer' });
  await expect(email).toHaveCSS('width', '420px');
  await expect(mobile).toHaveCSS('width', '300px');

  await page.setViewportSize({ width: 390, height: 900 });
  const table = page.locator('.ui-description-table');
  const widthOf = (element: Locator) => element.evaluate((node) => node.clientWidth);
  await expect
    .poll(async () => (await widthOf(table)) - (await widthOf(email)))
    .toBeLessThanOrEqual(2);
  expect((await widthOf(table)) - (await widthOf(mobile))).toBeLessThanOrEqual(2);
});

test('the registered address replaces the other one', async ({ page }) => {
  await openProfile(page, 'Linnéa Nordahl-Østgaard');
  await button(page, 'Hent folkeregistrert adresse').click();
  await expect(page.getByText('Registerveien 1')).toBeVisible();
  await expect(page.getByText('0150 OSLO')).toBeVisible();
  await expect(button(page, 'Hent folkeregistrert adresse')).toHaveCount(0);
  await expect(page.locator('.profile-addresses')).toBeFocused();
  await expect(
    page.getByRole('group').filter({ hasText: 'Folkeregistrert adresse er hentet' }),
  ).toBeVisible();
});

test('a registered address that cannot be fetched shows an error, and the addresses are kept', async ({
  page,
}) => {
  await setFaults(page, { refreshAddress: 'status:500' });
  await openProfile(page, 'Linnéa Nordahl-Østgaard');
  await button(page, 'Hent folkeregistrert adresse').click();
  const alert = alertWith(page, 'Noe gikk galt');
  await expect(alert).toContainText(
    'Vi kunne ikke oppdatere adressen din til folkeregistrert adresse.',
  );
  await expect(button(page, 'Hent folkeregistrert adresse')).toBeFocused();

  // The update succeeds, but the addresses cannot be read: this is a failure, and the old ones are kept.
  await setFaults(page, { getAddresses: 'status:404' });
  const unread = page.waitForResponse('**/adresse/kundeadresser');
  await button(page, 'Hent folkeregistrert adresse').click();
  await unread;
  await expect(alert).toBeVisible();
  await expect(page.getByText('Folkeregistrert adresse er hentet')).toHaveCount(0);
  await expect(page.getByText('Gnr 104, Bnr 27')).toBeVisible();
});

test('a double click on the checkbox changes the reservation once', async ({ page }) => {
  await openProfile(page, 'Kari Solberg');
  const writes: string[] = [];
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/samtykke/reservasjon')) writes.push(request.postData() ?? '');
    if (request.url().endsWith('/reservasjon/hent')) reads.push(request.method());
  });
  await button(page, `Endre ${RESERVATION}`).click();
  await button(page, `Avbryt endring av ${RESERVATION}`).click();
  expect(writes).toEqual([]);

  await button(page, `Endre ${RESERVATION}`).click();
  await page.getByRole('checkbox').dblclick();
  await expect(valueUnder(page, 'Dokumenter i posten')).toHaveText(/^Nei, du får/);
  await expect(button(page, `Endre ${RESERVATION}`)).toBeFocused();
  await expect.poll(() => reads).toEqual(['GET']);
  expect(writes).toEqual(['{"harReservasjon":true}']);
});

test('the marketing consent is saved on change, shows a toast, and is kept after a reload', async ({
  page,
}) => {
  await openProfile(page, 'Oda Tilbudsen');
  const resume = await pauseCalls(page, '**/samtykke/oppdater');
  const ja = page.getByRole('radio', { name: 'Ja' });
  const nei = page.getByRole('radio', { name: 'Nei' });
  await expect(nei).toBeChecked();
  await nei.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(ja).toBeChecked();
  await expect(ja).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(ja).toBeChecked();
  await expect(ja).toBeFocused();
  // A press on the other choice is ignored and does not move the focus.
  await page.getByText('Nei', { exact: true }).last().click({ force: true });
  await nei.click({ force: true });
  await expect(ja).toBeFocused();
  await expect(ja).toBeChecked();
  resume();
  await expect(
    page.getByRole('group').filter({ hasText: 'Samtykket til markedsføring er endret' }),
  ).toBeVisible();
  await expect(ja).toBeFocused();
  await page.reload();
  await expect(ja).toBeChecked();
});

test('a consent that cannot be saved shows an error and the earlier choice', async ({ page }) => {
  await openProfile(page, 'Vera Vrangdal');
  const nei = page.getByRole('radio', { name: 'Nei' });
  await nei.click();
  await expect(alertWith(page, 'Vi fikk ikke endret samtykket')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Ja' })).toBeChecked();
  await expect(page.getByText('Samtykket til markedsføring er endret')).toHaveCount(0);
});

for (const width of [320, 390, 800, 1280, 1920]) {
  test(`the picture's height follows the content at ${width} px, without horizontal scrolling`, async ({
    page,
  }) => {
    await openProfile(page, 'Linnéa Nordahl-Østgaard');
    await page.setViewportSize({ width, height: 800 });
    const picture = page.locator('.profile-picture');
    const content = page.locator('.profile-content');
    const asSpecified = async () =>
      584 + Math.max(0, Math.round(await heightOf(content)) - 770) - (await heightOf(picture));
    await expect.poll(asSpecified).toBe(0);
    const before = await heightOf(picture);

    await button(page, 'Endre e-post').click();
    await button(page, 'Endre mobilnummer').click();
    await expect.poll(asSpecified).toBe(0);
    expect(await heightOf(picture)).toBeGreaterThan(before);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const distributor of ['sb1', 'eika', 'fremtind', 'none']) {
    test(`the profile of ${distributor} has no accessibility violations in ${colorScheme} mode, with open rows and errors`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openProfile(page, 'Vera Vrangdal', `?distributor=${distributor}`);
      await button(page, 'Endre e-post').click();
      await button(page, 'Lagre').click();
      await button(page, `Endre ${RESERVATION}`).click();
      await page.getByRole('checkbox').click();
      await expect(page.locator('.ui-message')).toBeVisible();
      await page.evaluate(axe.source);
      const { violations } = await page.evaluate(() =>
        (window as unknown as { axe: typeof axe }).axe.run('main'),
      );
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`),
      ).toEqual([]);
    });
  }
}

for (const [what, customer, call, press, message] of [
  [
    'a consent',
    'Vera Vrangdal',
    '**/samtykke/oppdater*',
    (page: Page) => page.getByRole('radiogroup').getByText('Nei', { exact: true }).click(),
    'Vi fikk ikke endret samtykketValget ditt er som før.',
  ],
  [
    'an address',
    'Linnéa Nordahl-Østgaard',
    '**/adresse/oppdater*',
    (page: Page) => button(page, 'Hent folkeregistrert adresse').click(),
    'Vi kunne ikke oppdatere adressen din til folkeregistrert adresse.',
  ],
] as const) {
  test(`${what} that fails after the page was left shows a toast on the next page`, async ({
    page,
  }) => {
    await openProfile(page, customer);
    let fail = () => {};
    const left = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route(call, async (route) => {
      if (route.request().method() === 'GET') return route.continue();
      await left;
      return route.fulfill({ status: 500, json: {} });
    });
    await press(page);
    await page.getByRole('link', { name: 'Forsikringsoversikt' }).click();
    await expect(page).toHaveTitle('Forsikringsoversikt');
    fail();
    await expect(page.locator('.ui-toast')).toContainText(message);
  });
}

test('addresses, logs and storage contain no personal data', async ({ page, context }) => {
  const outputs: string[] = [];
  page.on('request', (request) => outputs.push(request.url()));
  page.on('console', (message) => outputs.push(message.text()));
  await setFaults(page, { updateContact: 'status:500', getConsentTexts: 'wrong-type' });
  await openProfile(page, 'Oda Tilbudsen');
  await expect(valueUnder(page, 'Fødselsnummer')).toHaveText(/^\d{6}\s\d{5}$/);
  const shownId = await valueUnder(page, 'Fødselsnummer').textContent();
  const nationalId = shownId?.replace(/\s/g, '') ?? '';
  expect(nationalId).toHaveLength(11);
  await button(page, 'Endre e-post').click();
  await page.getByRole('textbox').fill('hemmelig@eksempel.no');
  await button(page, 'Lagre').click();
  await expect(alertWith(page, 'Noe gikk galt ved oppdatering av e-post')).toBeVisible();
  await setFaults(page, {});
  await button(page, 'Lagre').click();
  await expect(valueUnder(page, 'E-post')).toHaveText('hemmelig@eksempel.no');

  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, history.state]),
  );
  outputs.push(stored, JSON.stringify(await context.cookies()));
  // Proves that the log was recorded: it contains the failed call.
  expect(outputs.join()).toContain('updateContact');
  for (const secret of [
    'hemmelig',
    'oda@',
    'Oda',
    'Tilbudsen',
    nationalId,
    '40000000',
    'Furuveien',
  ])
    expect(outputs.filter((text) => text.includes(secret))).toEqual([]);
});
