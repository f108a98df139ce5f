import { collectEvents } from './collectEvents';
import { PORTAL, PORTAL_PATH } from './hosts';
import { logInByPage, openOverview } from './openPortal';
import { pauseCalls } from './pauseCalls';
import { expect, test } from './test';

test('page views, presses, recommendations, sections and block pages are tracked without customer data', async ({
  page,
}) => {
  const events = await collectEvents(page, '2');
  const named = (name: string) => events.filter(({ event }) => event === name);
  await logInByPage(page, 'Kari Solberg');
  await expect.poll(() => named('NBO visning').length).toBe(1);
  await page.getByRole('button', { name: 'Vis hjelpetekst' }).first().click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Vis flere spørsmål' }).click();
  await page.getByRole('link', { name: 'Profil', exact: true }).click();
  await expect(page).toHaveTitle('Forsikringsprofil – Demobanken');
  await page.goto(`${PORTAL_PATH}sperre/under18?avtale=5501001`);
  await expect.poll(() => named('Kjopssperre').length).toBe(1);
  // An unknown address may contain personal data.
  await page.goto(`${PORTAL_PATH}Kanari-Nordmann?fnr=01819912345`);
  await expect.poll(() => named('Sidevisning').length).toBe(5);
  await page.goto(PORTAL_PATH);
  await expect.poll(() => named('Sidevisning').length).toBe(6);
  await page.getByRole('link', { name: 'Bilforsikring' }).first().click();
  await page.goto(PORTAL_PATH);
  const pressed = () => named('Knappetrykk').map(({ properties }) => properties.id);
  await expect.poll(pressed).toContain('forsikring');

  expect(named('NBO visning')[0]?.properties).toMatchObject({
    page: 'oversikt',
    customerProducts: ['BIL', 'HUS', 'INNBO', 'BEHANDLINGSFORSIKRING', 'GRUPPELIV'],
    mainNboProduct: 'LIVSFORSIKRING',
    subNboProducts: ['KRITISK_SYKDOM'],
    filteredNboProductsDueToActiveAgreements: ['BIL', 'BEHANDLINGSFORSIKRING', 'INNBO'],
    controlGroup: false,
    presentedNboModule: true,
    fallback: false,
  });
  expect(named('Kjopssperre')[0]?.properties).toMatchObject({
    type: 'under18',
    navn: 'Du må ha fylt 18 år for å kjøpe forsikring på nett',
    miljo: 'Dev',
    distributor: 'sb1',
  });
  // The login page has the address of the overview.
  const views = named('Sidevisning').map(({ properties }) => properties.side);
  expect(views.slice(0, 5).sort()).toEqual([
    '/privat/forsikring/oversikt/',
    '/privat/forsikring/oversikt/',
    '/privat/forsikring/oversikt/forsikringsprofil',
    '/privat/forsikring/oversikt/sperre/under{number}',
    '/privat/forsikring/oversikt/ukjent',
  ]);
  expect(pressed()).toEqual(
    expect.arrayContaining(['pris-hjelpetekst', 'sporsmal-flere', 'meny-profil']),
  );
  expect(named('Komponentvisning').map(({ properties }) => properties.komponent)).toEqual(
    expect.arrayContaining(['Oppgavene dine', 'Finner du ikke forsikringene dine?']),
  );
  expect(JSON.stringify(events)).not.toMatch(
    /5501001|Solberg|Volvo|Nordmann|01819912345|(?<![\d.])4400(?!\d)/,
  );
});

test('a visitor without consent is not tracked, and the code of monitoring is not fetched without a configuration', async ({
  page,
}) => {
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
  expect(requested.filter((url) => /sentry/i.test(new URL(url).pathname))).toEqual([]);
});

test('a purchase is tracked on its receipt, and not again after a reload or a return to it', async ({
  page,
}) => {
  const events = await collectEvents(page, '2');
  const bought = () => events.filter(({ event }) => event === 'GjennomfortKjop');
  const views = () => events.filter(({ event }) => event === 'Sidevisning');
  await openOverview(page, 'Per Granli');
  await page.goto(`${PORTAL_PATH}kvittering?produkt=HUS`);
  await expect.poll(() => bought().length).toBe(1);
  expect(bought()[0]?.properties).toMatchObject({
    produktType: 'HUS',
    produktNavn: 'Husforsikring',
  });
  const before = views().length;
  await page.reload();
  await expect.poll(() => views().length).toBe(before + 1);

  await page.getByRole('link', { name: 'Til forsikringsoversikten' }).click();
  await expect(page).toHaveTitle('Forsikringsoversikt – Demobanken');
  await page.goBack();
  await expect(page).toHaveTitle('Takk for kjøpet – Demobanken');
  await expect.poll(() => views().length).toBe(before + 3);
  expect(bought()).toHaveLength(1);
});

test('events that wait for the code of tracking keep their order, their page and their time', async ({
  page,
}) => {
  const events = await collectEvents(page, '2');
  const resume = await pauseCalls(page, '**/assets/createTracking-*.js');
  await openOverview(page, 'Kari Solberg');
  await page.getByRole('link', { name: 'Profil', exact: true }).click();
  await expect(page).toHaveTitle('Forsikringsprofil – Demobanken');
  const leftMs = Date.now();
  resume();
  const views = () => events.filter(({ event }) => event === 'Sidevisning');
  await expect.poll(() => views().length).toBe(2);
  expect(views().map(({ properties }) => properties.$current_url)).toEqual(
    ['', 'forsikringsprofil'].map((name) => PORTAL.origin + PORTAL_PATH + name),
  );
  for (const { properties } of views())
    expect(Number(properties.time) * 1_000).toBeLessThanOrEqual(leftMs);
});
