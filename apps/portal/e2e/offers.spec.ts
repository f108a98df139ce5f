import type { Locator, Page } from '@playwright/test';
import axe from 'axe-core';
import { expect, test } from './freshInsurer';
import { PORTAL_PATH } from './hosts';
import { shiftsOf, watchShifts } from './layoutShifts';
import { logIn, setFaults, startSession } from './openPortal';
import { pauseCalls } from './pauseCalls';

const OFFERS = `${PORTAL_PATH}tilbud`;
const LONG_NAME = /^Tilhenger for fritidsbåt/;

async function openOffers(page: Page, customer: string, query = ''): Promise<void> {
  await logIn(page, customer, OFFERS + query);
  await expect(heading(page, 'Tilbudene dine')).toBeVisible();
}
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const offers = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const question = (page: Page) => page.getByRole('group', { name: 'Vil du slette tilbudet?' });
/** Records the paths of DELETE requests. */
function watchDeletions(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') sent.push(new URL(request.url()).pathname);
  });
  return sent;
}

const NONE = 'Du har ingen tilbud';
/** The offers of the demo's customers, in order. */
const CUSTOMERS: Record<string, (string | RegExp)[]> = {
  'Kari Solberg': ['Bilforsikring', 'Motorsykkel'],
  'Leif Ødegård': ['Hundeforsikring', 'Katteforsikring'],
  'Ingrid Tomt': [],
  'Nina Nedetid': ['Husforsikring'],
  'Vera Vrangdal': ['Hytteforsikring', 'Innboforsikring'],
  'Frida Firetilbud': ['Husforsikring', 'Hytteforsikring', 'Innboforsikring', 'Reiseforsikring'],
  'Oda Tilbudsen': [
    ...['Bilforsikring', 'Båtforsikring', 'Elsparkesykkel', 'Hundeforsikring', 'Husforsikring'],
    ...['Hytteforsikring', 'Innboforsikring', 'Katteforsikring', 'Moped', 'Motorsykkel'],
    ...['Reiseforsikring', LONG_NAME, 'Hus uten nummer', 'Båt uten versjon'],
  ],
};

for (const width of [390, 1280]) {
  for (const [name, names] of Object.entries(CUSTOMERS)) {
    test(`${name} sees their offers at ${width} px, without layout shifts`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await startSession(page, name);
      const resume = await pauseCalls(page, '**/avtaleoversikt/tilbud');
      await watchShifts(page);
      await page.goto(OFFERS);
      await expect(page.locator('.offer-list .ui-skeleton').first()).toBeVisible();
      await expect(page.locator('.offer-list > li')).toHaveCount(3);
      resume();

      const title = names.length > 0 ? 'Tilbudene dine' : NONE;
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(offers(page)).toHaveText(names);
      await expect(page.getByText(/noen av tilbudene dine mangler fra listen/)).toHaveCount(
        name === 'Nina Nedetid' ? 1 : 0,
      );
      await page.waitForLoadState('networkidle');
      expect(await shiftsOf(page)).toBe(0);
    });
  }
}

test('a card shows price, package, traffic fee and validity', async ({ page }) => {
  await openOffers(page, 'Oda Tilbudsen');
  const card = (name: string | RegExp) => page.getByRole('listitem').filter({ hasText: name });
  for (const text of [
    ...[/^742\skr\/md$/, /^8\s904\skr\/år$/, 'Gyldig til 24. desember 2026'],
    /^Inkluderer trafikkforsikringsavgift på 254,50\skr\/md$/,
  ])
    await expect(card(/^Bilforsikring/).getByText(text)).toBeVisible();
  const house = page.getByRole('listitem').filter({ hasText: /^Husforsikring/ });
  await expect(house.getByText('Pakkepris')).toBeVisible();
  await expect(house.getByText(/^588\skr\/md$/)).toBeVisible();
  await expect(house.getByRole('link')).toHaveAttribute(
    'href',
    '/privat/forsikring/hus/startside-tilbud?husAvtale=4400100&version=1&innboAvtale=4400101',
  );
  await expect(card(LONG_NAME).getByRole('link')).toHaveAttribute(
    'href',
    '/privat/forsikring/motor/tilhenger/hent/T%2F77%20%C3%85%231',
  );
  const withoutNumber = card(/^Hus uten nummer/);
  await expect(withoutNumber.getByText('Dette tilbudet kan ikke fullføres på nett.')).toBeVisible();
  await expect(withoutNumber.getByRole('link', { name: '21 00 00 00' })).toBeVisible();
  await expect(withoutNumber.getByRole('button')).toHaveCount(0);
});

test('the empty state links to the purchase page', async ({ page }) => {
  await logIn(page, 'Ingrid Tomt', OFFERS);
  await page.getByRole('link', { name: 'Se hva du kan forsikre' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hva vil du forsikre?' })).toBeFocused();
});

for (const width of [390, 1280]) {
  test(`both offers can be deleted with the keyboard at ${width} px, and stay deleted`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openOffers(page, 'Kari Solberg');
    const reach = async (target: Locator) => {
      for (let stop = 0; stop < 30; stop += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error('Tab did not reach the element.');
    };
    await expect(offers(page)).toHaveCount(2);
    await reach(button(page, 'Slett tilbud på Bilforsikring'));
    await page.keyboard.press('Enter');
    await expect(question(page).locator('[tabindex="-1"]')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Slett tilbud på Bilforsikring')).toBeFocused();

    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(button(page, 'Slett tilbud')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Motorsykkel')).toBeFocused();
    await expect(page.getByText('Tilbudet på Bilforsikring er slettet')).toBeAttached();

    await reach(button(page, 'Slett tilbud på Motorsykkel'));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(heading(page, NONE)).toBeFocused();
    await page.reload();
    await expect(heading(page, NONE)).toBeVisible();
  });
}

test('a double click on the first button deletes nothing, and one on the confirmation deletes once', async ({
  page,
}) => {
  const sent = watchDeletions(page);
  await openOffers(page, 'Kari Solberg');
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.reload();
    await button(page, 'Slett tilbud på Bilforsikring').dblclick();
    await expect(question(page)).toBeVisible();
  }
  expect(sent).toEqual([]);
  const resume = await pauseCalls(page, '**/avtaleoversikt/tilbud/*');
  await button(page, 'Slett tilbud').dblclick();
  await expect(page.getByText('Sletter tilbud').first()).toBeVisible();
  resume();
  await expect(offers(page)).toHaveText(['Motorsykkel']);
  expect(sent).toEqual(['/api/privat/forsikring/avtaleoversikt/tilbud/4400106']);
});

test('two offers can be deleted at once, also one with special characters in its number', async ({
  page,
}) => {
  const sent = watchDeletions(page);
  await openOffers(page, 'Oda Tilbudsen');
  const resume = await pauseCalls(page, '**/avtaleoversikt/tilbud/*');
  for (const name of [/^Slett tilbud på Moped$/, /^Slett tilbud på Tilhenger/]) {
    await page.getByRole('button', { name }).click();
    await question(page).getByRole('button', { name: 'Slett tilbud' }).click();
  }
  await expect(page.getByRole('group', { name: /Sletter tilbud/ })).toHaveCount(2);
  resume();
  await expect(offers(page)).toHaveCount(12);
  await expect(heading(page, 'Hus uten nummer')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Tilbud 12 tilbud' })).toBeVisible();
  expect(sent.sort()).toEqual([
    '/api/privat/forsikring/avtaleoversikt/tilbud/4400108',
    '/api/privat/forsikring/avtaleoversikt/tilbud/T%2F77%20%C3%85%231',
  ]);
  await page.reload();
  await expect(offers(page)).toHaveCount(12);
  await expect(heading(page, LONG_NAME)).toHaveCount(0);
});

test('an offer that was deleted in another tab is removed without an error when it is deleted', async ({
  page,
  context,
}) => {
  await openOffers(page, 'Kari Solberg');
  const other = await context.newPage();
  await other.goto(OFFERS);
  for (const tab of [other, page]) {
    await button(tab, 'Slett tilbud på Bilforsikring').click();
    await button(tab, 'Slett tilbud').click();
    await expect(offers(tab)).toHaveText(['Motorsykkel']);
    await expect(heading(tab, 'Motorsykkel')).toBeFocused();
    await expect(tab.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  }
});

for (const fault of ['status:400', 'status:500', 'drop', 'lose-response']) {
  test(`a deletion that fails with ${fault} shows an error and can be retried`, async ({
    page,
  }) => {
    await openOffers(page, 'Kari Solberg');
    await setFaults(page, { deleteOffer: fault });
    await button(page, 'Slett tilbud på Bilforsikring').click();
    await button(page, 'Slett tilbud').click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'En feil oppsto ved sletting av ditt tilbud.',
    );
    await expect(button(page, 'Prøv igjen')).toBeFocused();
    await button(page, 'Avbryt').click();
    await expect(button(page, 'Slett tilbud på Bilforsikring')).toBeFocused();

    await button(page, 'Slett tilbud på Bilforsikring').click();
    await button(page, 'Slett tilbud').click();
    await expect(button(page, 'Prøv igjen')).toBeFocused();
    await setFaults(page, {});
    await button(page, 'Prøv igjen').click();
    await expect(offers(page)).toHaveText(['Motorsykkel']);
    await expect(heading(page, 'Motorsykkel')).toBeFocused();
  });
}

for (const fault of ['status:404', 'status:500', 'drop', 'broken-json', 'html', 'wrong-type']) {
  test(`offers that fail with ${fault} show an error and can be retried`, async ({ page }) => {
    await startSession(page, 'Kari Solberg');
    await setFaults(page, { getOffers: fault });
    await page.goto(OFFERS);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'En feil oppsto ved henting av dine tilbud.',
    );
    await expect(heading(page, 'Tilbudene dine')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logg ut' })).toBeVisible();
    await setFaults(page, {});
    await button(page, 'Prøv igjen').click();
    await expect(heading(page, 'Tilbudene dine')).toBeFocused();
    await expect(offers(page)).toHaveText(['Bilforsikring', 'Motorsykkel']);
  });
}

test('a deletion that fails after the page was left shows a toast on the next page', async ({
  page,
}) => {
  await openOffers(page, 'Vera Vrangdal');
  let fail = () => {};
  const left = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/avtaleoversikt/tilbud/*', async (route) => {
    await left;
    await route.fulfill({ status: 500, json: {} });
  });
  await page
    .getByRole('button', { name: /^Slett tilbud på / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Slett tilbud', exact: true }).click();
  await page.getByRole('link', { name: 'Forsikringsoversikt' }).click();
  await expect(page).toHaveTitle('Forsikringsoversikt');
  fail();
  const toast = page.locator('.ui-toast');
  await expect(toast).toContainText('En feil oppsto ved sletting av ditt tilbud.');
  await expect(toast).toContainText(/^.*Tilbudet på .* er ikke slettet\./s);

  // The toast contains customer data, so it must be closed on logout.
  const other = await page.context().newPage();
  await other.goto(PORTAL_PATH);
  await other.getByRole('button', { name: 'Logg ut' }).click();
  await other.waitForURL((url) => !url.pathname.startsWith(PORTAL_PATH));
  await other.close();
  await page.bringToFront();
  await expect(page.getByRole('heading', { name: 'Logg inn' })).toBeVisible();
  await expect(toast).toHaveCount(0);
});

test('the other offers are kept when the list cannot be read again', async ({ page }) => {
  await openOffers(page, 'Kari Solberg');
  await expect(offers(page)).toHaveCount(2);
  await setFaults(page, { getOffers: 'status:500' });
  const read = page.waitForResponse(
    (response) => response.url().endsWith('/tilbud') && response.status() === 500,
  );
  await button(page, 'Slett tilbud på Bilforsikring').click();
  await button(page, 'Slett tilbud').click();
  await read;
  await expect(offers(page)).toHaveText(['Motorsykkel']);
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const distributor of ['sb1', 'eika', 'fremtind', 'none']) {
    test(`offers of ${distributor} have no accessibility violations in ${colorScheme} mode, with a confirmation and an error`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openOffers(page, 'Vera Vrangdal', `?distributor=${distributor}`);
      await button(page, 'Slett tilbud på Hytteforsikring').click();
      await button(page, 'Slett tilbud').click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await button(page, 'Slett tilbud på Innboforsikring').click();
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

for (const width of [320, 390, 800, 1280, 1600]) {
  test(`the longest texts fit in their cards at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openOffers(page, 'Oda Tilbudsen');
    await expect(offers(page)).toHaveCount(14);
    const tooWide = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('.offer-card')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ className }) => className),
    );
    expect(tooWide).toEqual([]);
  });
}
