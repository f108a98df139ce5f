import { collectEvents } from './collectEvents';
import { PORTAL_PATH } from './hosts';
import { logIn, logInByPage, openOverview } from './openPortal';
import { expect, test } from './test';

test('page views, block pages and presses in the shell are tracked without customer data', async ({
  page,
}) => {
  const events = await collectEvents(page, '2');
  await logInByPage(page, 'Kari Solberg');
  await page.getByRole('link', { name: 'Profil', exact: true }).click();
  await expect(page).toHaveTitle('Forsikringsprofil – Demobanken');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.goto(`${PORTAL_PATH}sperre/under18?avtale=5501001`);
  const named = (name: string) => events.filter(({ event }) => event === name);
  await expect.poll(() => named('Kjopssperre').length, { timeout: 20_000 }).toBe(1);
  await expect.poll(() => named('Sidevisning').length, { timeout: 10_000 }).toBe(4);

  expect(named('Kjopssperre')[0]?.properties).toMatchObject({
    type: 'under18',
    navn: 'Du må ha fylt 18 år for å kjøpe forsikring på nett',
    miljo: 'Dev',
    distributor: 'sb1',
  });
  const views = named('Sidevisning').map(({ properties }) => properties.side);
  // The login page has the address of the overview.
  expect(views.sort()).toEqual([
    '/privat/forsikring/oversikt/',
    '/privat/forsikring/oversikt/',
    '/privat/forsikring/oversikt/forsikringsprofil',
    '/privat/forsikring/oversikt/sperre/under18',
  ]);
  expect(named('Knappetrykk').map(({ properties }) => properties.id)).toContain('meny-profil');
  expect(JSON.stringify(events)).not.toMatch(/5501001|Solberg/);
});

test('saved fields of the profile are tracked by their names', async ({ page }) => {
  const events = await collectEvents(page, '2');
  await logIn(page, 'Oda Tilbudsen', `${PORTAL_PATH}forsikringsprofil`);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  for (const [edit, label, value] of [
    ['Endre e-post', 'E-post', 'kanari@eksempel.no'],
    ['Endre mobilnummer', 'Mobilnummer', '41234567'],
  ] as const) {
    await press(edit);
    await page.getByRole('textbox', { name: label }).fill(value);
    await press('Lagre');
    await expect(page.getByRole('textbox', { name: label })).toBeHidden();
  }
  await press('Endre valget om dokumenter i posten');
  await page.getByRole('checkbox').click();
  await page.getByRole('radio', { name: 'Ja' }).click();
  const inputs = () => events.filter(({ event }) => event === 'Skjemainput');
  await expect.poll(() => inputs().length, { timeout: 20_000 }).toBe(4);
  const fields = inputs().map(({ properties: { felt, verdi } }) => (verdi ? [felt, verdi] : felt));
  // In the order in which the fields were saved, which is that of the responses.
  expect(fields).toHaveLength(4);
  expect(fields).toEqual(
    expect.arrayContaining(['epost', 'mobilnummer', 'reservasjon', ['markedsforing', 'ja']]),
  );
  expect(JSON.stringify(events)).not.toMatch(/kanari|41234567/);
});

test('a visitor without consent is not tracked', async ({ page }) => {
  const events = await collectEvents(page, '1');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await openOverview(page, 'Kari Solberg');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.getByRole('link', { name: 'Profil', exact: true }).click();
  await expect(page).toHaveTitle('Forsikringsprofil – Demobanken');
  expect(events).toEqual([]);
  expect(
    requested.filter((url) =>
      /openMixpanelSession|createDelivery|assets\/portalEvents-|\/track\//.test(url),
    ),
  ).toEqual([]);
});

test('recommendations are tracked by product codes, and their absence for the control group', async ({
  page,
}) => {
  const events = await collectEvents(page, '2');
  const shown = () => events.filter(({ event }) => event === 'NBO visning');
  await openOverview(page, 'Kari Solberg');
  await expect.poll(() => shown().length, { timeout: 20_000 }).toBe(1);
  expect(shown()[0]?.properties).toMatchObject({
    page: 'oversikt',
    customerProducts: ['BIL', 'HUS', 'INNBO', 'BEHANDLINGSFORSIKRING', 'GRUPPELIV'],
    mainNboProduct: 'LIVSFORSIKRING',
    subNboProducts: ['REISE'],
    filteredNboProductsDueToActiveAgreements: ['BIL', 'BEHANDLINGSFORSIKRING', 'INNBO'],
    controlGroup: false,
    presentedNboModule: true,
    fallback: false,
  });
  const parts = events.filter(({ event }) => event === 'Komponentvisning');
  expect(parts.map(({ properties }) => properties.komponent)).toEqual(
    expect.arrayContaining(['Oppgavene dine', 'Finner du ikke forsikringene dine?']),
  );

  await page.getByRole('button', { name: 'Logg ut' }).click();
  await page.waitForURL(/\/demo\/nettbank/);
  await openOverview(page, 'Oda Tilbudsen');
  await expect.poll(() => shown().length, { timeout: 20_000 }).toBe(2);
  expect(shown()[1]?.properties).toMatchObject({
    controlGroup: true,
    presentedNboModule: false,
    subNboProducts: [],
  });
  expect(JSON.stringify(events)).not.toMatch(
    /5501001|Solberg|Volvo|Tilbudsen|(?<![\d.])4400(?!\d)/,
  );
});

test('a purchase is tracked on its receipt, and not again after a reload or a return to it', async ({
  page,
}) => {
  const events = await collectEvents(page, '2');
  const bought = () => events.filter(({ event }) => event === 'GjennomfortKjop');
  const views = () => events.filter(({ event }) => event === 'Sidevisning');
  await openOverview(page, 'Per Granli');
  await page.goto(`${PORTAL_PATH}kvittering?produkt=HUS`);
  await expect.poll(() => bought().length, { timeout: 20_000 }).toBe(1);
  expect(bought()[0]?.properties).toMatchObject({
    produktType: 'HUS',
    produktNavn: 'Husforsikring',
  });
  const before = views().length;
  await page.reload();
  await expect.poll(() => views().length, { timeout: 20_000 }).toBe(before + 1);

  await page.getByRole('link', { name: 'Til forsikringsoversikten' }).click();
  await expect(page).toHaveTitle('Forsikringsoversikt – Demobanken');
  await page.goBack();
  await expect(page).toHaveTitle('Takk for kjøpet – Demobanken');
  await expect.poll(() => views().length, { timeout: 20_000 }).toBe(before + 3);
  expect(bought()).toHaveLength(1);
});

test('feedback is tracked with its value and without its text', async ({ page }) => {
  const events = await collectEvents(page, '2');
  await openOverview(page, 'Kari Solberg');
  await page.getByRole('radio', { name: 'Ganske fornøyd' }).check({ force: true });
  await page.getByRole('textbox').fill('Kanarifugl 01819912345');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Takk for tilbakemeldingen!')).toBeVisible();
  const tracked = () => events.filter(({ event }) => event === 'Tilbakemelding');
  await expect.poll(() => tracked().length, { timeout: 20_000 }).toBe(1);
  expect(tracked()[0]?.properties).toMatchObject({ tilbakemelding: 4, produkt: 'OVERSIKT' });
  expect(JSON.stringify(events)).not.toMatch(/Kanarifugl|01819912345/);
});

test('an unknown address is tracked without the address, which may contain personal data', async ({
  page,
}) => {
  const events = await collectEvents(page, '2');
  await openOverview(page, 'Kari Solberg');
  await page.goto(`${PORTAL_PATH}Kanari-Nordmann?fnr=01819912345`);
  await expect(page.getByText('Denne siden ser ut til å være borte...')).toBeVisible();
  const views = () => events.filter(({ event }) => event === 'Sidevisning');
  await expect
    .poll(() => views().map(({ properties }) => properties.side), { timeout: 20_000 })
    .toContain('/privat/forsikring/oversikt/ukjent');
  expect(JSON.stringify(events)).not.toMatch(/Nordmann|01819912345/);
});

test('presses on the overview are tracked with constant ids', async ({ page }) => {
  const events = await collectEvents(page, '2');
  await openOverview(page, 'Kari Solberg');
  await page.getByRole('button', { name: 'Vis hjelpetekst' }).first().click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Vis flere spørsmål' }).click();
  await page.getByRole('link', { name: 'Bilforsikring' }).first().click();
  await page.goto(PORTAL_PATH);
  const pressed = () =>
    events.filter(({ event }) => event === 'Knappetrykk').map(({ properties }) => properties.id);
  await expect
    .poll(pressed, { timeout: 20_000 })
    .toEqual(expect.arrayContaining(['pris-hjelpetekst', 'sporsmal-flere', 'forsikring']));
  expect(JSON.stringify(events)).not.toMatch(/5501001|Volvo|Solberg/);
});
