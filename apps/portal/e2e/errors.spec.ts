import type { Locator, Page } from '@playwright/test';
import { PORTAL, PORTAL_PATH } from './hosts';
import { expectNoShift, watchShifts } from './layoutShifts';
import { agreementsOf, openOverview, setFaults, startSession } from './openPortal';
import { setConfig } from './setConfig';
import { expect, isNightly, test } from './test';

const PAGES = {
  'feil/generell': 'Noe har gått galt',
  'feil/utilgjengelig': 'Tjenesten er utilgjengelig nå',
  'feil/avsluttForsikring': 'Forsikringen din kan ikke avsluttes på nett',
  'feil/alleredeAvsluttet': 'Forsikringen er allerede avsluttet',
  'feil/finnes': 'Tilsvarende produkt er allerede forsikret',
  'feil/kanIkkeSeForsikringPaaNett': 'Du kan ikke se forsikringer på nett',
  'sperre/under18': 'Du må ha fylt 18 år for å kjøpe forsikring på nett',
  'sperre/generell': 'Du kan ikke kjøpe forsikring på nett',
  'sperre/lo': 'Du kan ikke kjøpe forsikring på nett',
  'sperre/uonsket': 'Du kan ikke kjøpe forsikring på nett',
  'sperre/utenlandskBosted': 'Bostedsadressen din er utenfor Norge',
};

/** Waits until the picture of the page is loaded and rendered. */
const expectPicture = (page: Page) =>
  expect
    .poll(() =>
      page.locator('main .picture use').evaluate((use: SVGGraphicsElement) => use.getBBox().width),
    )
    .toBeGreaterThan(200);

/** The picture is beside the text in a wide window. On a phone, the text and the main action are in the first window. */
async function expectComposition(page: Page, title: string) {
  const heading = page.getByRole('heading', { level: 1, name: title, exact: true });
  const picture = page.locator('main > .picture');
  const left = async (part: Locator) => (await part.boundingBox())?.x ?? 0;
  expect(await left(picture)).toBeGreaterThan((await left(heading)) + 400);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await left(picture)).toBe(await left(heading));
  for (const part of [heading, page.getByRole('link', { name: 'Til forsikringsoversikten' })])
    await expect(part).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 720 });
}

/** An error page and a block page in every run, the others at night. */
const ALWAYS = ['feil/avsluttForsikring', 'sperre/under18'];

test('every error and block page shows its text, a picture and a contact without a session', async ({
  page,
}) => {
  const pages = Object.entries(PAGES);
  const chosen = isNightly() ? pages : pages.filter(([path]) => ALWAYS.includes(path));
  for (const [path, title] of chosen) {
    await page.goto(PORTAL_PATH + path);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(`${title} – Demobanken`);
    await expect(page.getByRole('main').getByRole('link', { name: '21 00 00 00' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Til forsikringsoversikten' })).toHaveAttribute(
      'href',
      '/privat/forsikring',
    );
    await expectPicture(page);
    await expectComposition(page, title);
  }
  await page.goto(`${PORTAL_PATH}feil/utilgjengelig`);
  await expect(page.getByText('Prøv igjen etter klokken 06.00')).toBeVisible();
});

test("Gå tilbake goes back in the browser's history, also to another system, and to the overview when there is no earlier entry", async ({
  page,
  context,
}) => {
  await startSession(page, 'Kari Solberg');
  await page.goto('/demo');
  await page.goto(`${PORTAL_PATH}sperre/under18`);
  await page.getByRole('button', { name: 'Gå tilbake' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Demoen' })).toBeVisible();

  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate((path) => window.open(`${path}feil/utilgjengelig`), PORTAL_PATH),
  ]);
  await expect(tab.getByRole('button', { name: 'Gå tilbake' })).toBeVisible();
  // `history.length` also counts later entries.
  await tab.goto(`${PORTAL_PATH}profil`);
  await tab.goBack();
  await tab.getByRole('button', { name: 'Gå tilbake' }).click();
  await expect(tab.getByRole('heading', { level: 1, name: 'Forsikringsoversikt' })).toBeVisible();
});

test('unknown addresses show the page for unknown addresses, which also replaces the login when direct login is off', async ({
  page,
}) => {
  const unknown = page.getByRole('heading', {
    level: 1,
    name: /^Denne siden ser ut til å være borte/,
  });
  await startSession(page, 'Kari Solberg');
  const paths = ['feil/__proto__', 'finnes/ikke', 'feil/ukjent', 'sperre/toString', 'sperre/'];
  for (const path of isNightly() ? paths : paths.slice(0, 2)) {
    await page.goto(PORTAL_PATH + path);
    await expect(unknown, path).toBeVisible();
  }
  await page.context().clearCookies();
  await setConfig(page, (config) => ({ ...config, features: { 'direkte-innlogging': 'false' } }));
  await page.goto(PORTAL_PATH);
  await expect(unknown).toBeVisible();
});

test('code that is still missing after one reload shows an error, and the navigation works', async ({
  page,
}) => {
  await openOverview(page, 'Kari Solberg');
  await page.route(/ProfileRoute-.*\.js$/, (route) => route.abort());
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.getByRole('link', { name: 'Profil', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Noe har gått galt' })).toBeVisible();
  await expect(page.getByText('Vi fikk ikke hentet denne siden.')).toBeVisible();
  expect(loads).toBe(1);
  await page.getByRole('main').getByRole('button', { name: 'Gå tilbake' }).click();
  await expect(agreementsOf(page)).toHaveCount(6);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Noe har gått galt' })).toBeVisible();
  await page.getByRole('link', { name: 'Forsikringsoversikt', exact: true }).click();
  await expect(agreementsOf(page)).toHaveCount(6);
});

test('a portal without a configuration shows a picture and the brand of the host, without layout shifts, and starts on a retry', async ({
  page,
}) => {
  const origin = `http://eika.localhost:${PORTAL.port}`;
  await setFaults(page, { config: 'status:500' }, origin);
  await watchShifts(page);
  await page.goto(origin + PORTAL_PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Noe har gått galt' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'eika');
  await expect(page.getByRole('banner')).toHaveText('Granbanken');
  await expectPicture(page);
  await expectNoShift(page);

  await setFaults(page, {});
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Logg inn' })).toBeVisible();
});
