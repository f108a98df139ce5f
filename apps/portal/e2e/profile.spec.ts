import type { Locator, Page } from '@playwright/test';
import axe from 'axe-core';
import { holdCalls } from './holdCalls';
import { PORTAL_PATH } from './hosts';
import { shiftsOf, watchShifts } from './layoutShifts';
import { logIn, setFaults, startSession } from './openPortal';
import { expect, test } from './ownInsurer';

const PROFILE = `${PORTAL_PATH}forsikringsprofil`;
const RESERVATION = 'reservasjon mot papirpost';

/** Opens the profile of a customer, and waits until the table is there. */
async function openProfile(page: Page, customer: string, query = ''): Promise<void> {
  await logIn(page, customer, PROFILE + query);
  await expect(page.getByRole('heading', { level: 1, name: 'Forsikringsprofil' })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Reservasjon' })).toBeVisible();
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The value that stands under a name. */
const valueUnder = (page: Page, name: string) =>
  page
    .locator('.ui-description-row')
    .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) }) })
    .getByRole('definition')
    .first();
const heightOf = (element: Locator) =>
  element.evaluate((node) => node.getBoundingClientRect().height);
const alertWith = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

/** Who the demo's customers are, and what their profile has to say. */
const CUSTOMERS: Record<
  string,
  {
    email?: string;
    mobile?: string;
    address?: string[];
    editable?: false;
    asked?: true;
    member?: true;
  }
> = {
  'Kari Solberg': { email: 'kari@eksempel.no' },
  'Leif Ødegård': { email: 'leif@eksempel.no', asked: true, member: true },
  'Ingrid Tomt': { email: 'ingrid@eksempel.no', asked: true },
  'Per Granli': { email: 'per@eksempel.no' },
  'Nina Nedetid': { email: 'nina@eksempel.no' },
  'Mona Mangfold': { email: 'mona@eksempel.no' },
  'Oda Tilbudsen': { email: 'oda@eksempel.no', asked: true },
  'Linnéa Nordahl-Østgaard': {
    email: 'linnea.nordahl-ostgaard.med.en.lang.adresse@avdeling.eksempel.no',
    address: [
      'Ytre Kvalsundveien ved Storsteinnes 1234B',
      '9100 KVALØYSLETTA',
      'Gnr 104, Bnr 27',
      '9050 STORSTEINNES',
    ],
  },
  'Nils Gammelgård': { email: 'nils@eksempel.no', address: [], asked: true },
  'Nora Nykunde': { mobile: 'Ikke registrert', address: [], editable: false, asked: true },
  'Vera Vrangdal': { email: 'vera@eksempel.no', asked: true },
  'Frida Firetilbud': { mobile: 'Ikke registrert', address: ['Hent folkeregistrert adresse'] },
  'Mats Myrvoll': { address: [], asked: true },
  'Åsta Åpen': { asked: true },
};

for (const [name, expected] of Object.entries(CUSTOMERS)) {
  const { email = 'Ikke registrert', address = ['Furuveien 12', '1350 LOMMEDALEN'] } = expected;

  test(`${name} sees their profile, can change what may be changed, and nothing moves`, async ({
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
    await expect(page.getByRole('radiogroup')).toHaveCount(expected.asked ? 1 : 0);

    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page)).toBe(0);
  });
}

for (const distributor of ['sb1', 'eika', 'fremtind', 'none']) {
  test(`${distributor} says whether the customer is a union member only if it is sb1`, async ({
    page,
  }) => {
    await openProfile(page, 'Leif Ødegård', `?distributor=${distributor}`);
    await expect(page.getByText('LO-medlem')).toHaveCount(distributor === 'sb1' ? 1 : 0);
  });
}

for (const customer of ['Kari Solberg', 'Nils Gammelgård']) {
  test(`${customer} changes e-mail and mobile by keyboard alone, and finds them after a reload`, async ({
    page,
  }) => {
    await openProfile(page, customer);
    const reach = async (target: Locator) => {
      for (let stop = 0; stop < 30; stop += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error('Tab never came there.');
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

test('what is being saved shows at once; a failure takes back that field alone', async ({
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

  // Opened again with newer text: the late answer leaves it alone.
  await button(page, 'Endre e-post').click();
  await page.getByRole('textbox').fill('nyere@eksempel.no');
  const answered = page.waitForResponse('**/skadekunde/kontaktinformasjon');
  refuse();
  await answered;
  await expect(page.getByRole('textbox')).toHaveValue('nyere@eksempel.no');
  await expect(page.locator('.ui-message')).toHaveCount(0);
  await expect(
    page.getByRole('group').filter({ hasText: 'Noe gikk galt ved oppdatering av e-post' }),
  ).toContainText('E-posten din er som før.');
  await button(page, 'Avbryt endring av e-post').click();
  await expect(valueUnder(page, 'E-post')).toHaveText('kari@eksempel.no');
  await expect(valueUnder(page, 'Mobilnummer')).toHaveText('41 23 45 67');
});

test('a saved value is told, and one whose answer was lost is found saved', async ({ page }) => {
  await openProfile(page, 'Kari Solberg');
  await setFaults(page, { updateContact: 'lose-answer' });
  await button(page, 'Endre e-post').click();
  await page.getByRole('textbox').fill('ny@eksempel.no');
  await button(page, 'Lagre').click();
  await expect(page.getByRole('group').filter({ hasText: 'E-posten er lagret' })).toBeVisible();
  await expect(button(page, 'Endre e-post')).toBeFocused();
  await expect(valueUnder(page, 'E-post')).toHaveText('ny@eksempel.no');
});

test('a write that a page of HTML answers is not told as saved', async ({ page }) => {
  await setFaults(page, { updateContact: 'html', setReservation: 'html', updateConsent: 'html' });
  await openProfile(page, 'Oda Tilbudsen');
  await button(page, 'Endre e-post').click();
  await page.getByRole('textbox').fill('ny@eksempel.no');
  await button(page, 'Lagre').click();
  await expect(alertWith(page, 'Noe gikk galt ved oppdatering av e-post')).toBeVisible();
  await button(page, `Endre ${RESERVATION}`).click();
  await page.getByRole('checkbox').click();
  await expect(alertWith(page, 'Noe gikk galt ved endring av reservasjonen')).toBeVisible();
  await page.getByRole('radio', { name: 'Ja' }).click();
  await expect(alertWith(page, 'Noe gikk galt ved endring av samtykket')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Nei' })).toBeChecked();
});

test('what was typed waits while another page is visited, and is gone after a reload', async ({
  page,
}) => {
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
    ['addresses that come late', { getAddresses: 'delay:3000' }],
    ['addresses that cannot be had', { getAddresses: 'status:500' }],
    ['a reservation that cannot be had', { getReservation: 'status:500' }],
  ] as const) {
    test(`at ${width} px ${what} push no row`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await startSession(page, 'Kari Solberg');
      await setFaults(page, faults);
      await page.goto(PROFILE);
      const table = page.locator('.ui-description-table');
      await expect(valueUnder(page, 'Navn')).toHaveText('Kari Solberg');
      await expect(table.locator('.ui-skeleton')).not.toHaveCount(0);
      const before = await heightOf(table);
      await expect(table.locator('.ui-skeleton')).toHaveCount(0, { timeout: 15_000 });
      // To a twentieth of a pixel.
      expect(await heightOf(table)).toBeCloseTo(before, 1);
    });
  }

  test(`at ${width} px contact details that cannot be had push no row`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await startSession(page, 'Nils Gammelgård');
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
    test(`${what} that answers ${fault} says so, keeps what was typed, and is saved at the next try`, async ({
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

test('a value that the server refuses is marked as a wrong one', async ({ page }) => {
  await openProfile(page, 'Vera Vrangdal');
  await button(page, 'Endre e-post').click();
  await button(page, 'Lagre').click();
  const field = page.getByRole('textbox');
  await expect(field).toHaveAccessibleDescription('E-postadressen er ikke gyldig');
  await expect(field).toBeFocused();
});

test('the fields are 420 and 300 px wide, and as wide as the row on a phone', async ({ page }) => {
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

test('the registered address is fetched in the place of the other', async ({ page }) => {
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

test('a registered address that cannot be fetched says so, and what is known stands', async ({
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

  // Fetched, but not to be read: that is no success, and the addresses that were known outlive it.
  await setFaults(page, { getAddresses: 'status:404' });
  const unread = page.waitForResponse('**/adresse/kundeadresser');
  await button(page, 'Hent folkeregistrert adresse').click();
  await unread;
  await expect(alert).toBeVisible();
  await expect(page.getByText('Folkeregistrert adresse er hentet')).toHaveCount(0);
  await expect(page.getByText('Gnr 104, Bnr 27')).toBeVisible();
});

test('the reservation takes its box, once however often it is pressed', async ({ page }) => {
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
  await expect(valueUnder(page, 'Reservasjon mot papirpost')).toHaveText(/^Reservert/);
  await expect(button(page, `Endre ${RESERVATION}`)).toBeFocused();
  await expect.poll(() => reads).toEqual(['GET']);
  expect(writes).toEqual(['{"harReservasjon":true}']);
});

test('the marketing consent is saved on change, told, and stands after a reload', async ({
  page,
}) => {
  await openProfile(page, 'Oda Tilbudsen');
  const release = await holdCalls(page, '**/samtykke/oppdater');
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
  // A press is refused too, and leaves the focus where the answer is.
  await page.getByText('Nei', { exact: true }).last().click({ force: true });
  await nei.click({ force: true });
  await expect(ja).toBeFocused();
  await expect(ja).toBeChecked();
  release();
  await expect(
    page.getByRole('group').filter({ hasText: 'Samtykket til markedsføring er endret' }),
  ).toBeVisible();
  await expect(ja).toBeFocused();
  await page.reload();
  await expect(ja).toBeChecked();
});

test('a consent that is not saved is as it was, and can be tried again', async ({ page }) => {
  await openProfile(page, 'Vera Vrangdal');
  const nei = page.getByRole('radio', { name: 'Nei' });
  await nei.click();
  await expect(alertWith(page, 'Noe gikk galt ved endring av samtykket')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Ja' })).toBeChecked();
  await expect(page.getByText('Samtykket til markedsføring er endret')).toHaveCount(0);
});

for (const width of [320, 390, 800, 1280, 1920]) {
  test(`at ${width} px the picture is as high as the content says, and nothing scrolls sideways`, async ({
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
    test(`the profile of ${distributor} in ${colorScheme} has no violation, open and with errors`, async ({
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

for (const [what, customer, call, press, said] of [
  [
    'an answer',
    'Vera Vrangdal',
    '**/samtykke/oppdater*',
    (page: Page) => page.getByRole('radiogroup').getByText('Nei', { exact: true }).click(),
    'Noe gikk galt ved endring av samtykketValget ditt er som før.',
  ],
  [
    'an address',
    'Linnéa Nordahl-Østgaard',
    '**/adresse/oppdater*',
    (page: Page) => button(page, 'Hent folkeregistrert adresse').click(),
    'Vi kunne ikke oppdatere adressen din til folkeregistrert adresse.',
  ],
] as const) {
  test(`${what} that fails after the page was left is told of on the next one`, async ({
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
    await expect(page.locator('.ui-toast')).toContainText(said);
  });
}

test('no address, log or storage holds anything of the person', async ({ page, context }) => {
  const told: string[] = [];
  page.on('request', (request) => told.push(request.url()));
  page.on('console', (message) => told.push(message.text()));
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
  told.push(stored, JSON.stringify(await context.cookies()));
  // Faults are told: what went wrong is in the log, and who it went wrong for is not.
  expect(told.join()).toContain('updateContact');
  for (const secret of [
    'hemmelig',
    'oda@',
    'Oda',
    'Tilbudsen',
    nationalId,
    '40000000',
    'Furuveien',
  ])
    expect(told.filter((text) => text.includes(secret))).toEqual([]);
});
