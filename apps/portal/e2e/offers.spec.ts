import type { Page } from '@playwright/test';
import { expect, test } from './freshInsurer';
import { PORTAL_PATH } from './hosts';
import { logIn } from './openPortal';
import { pauseCalls } from './pauseCalls';
import { tabTo } from './tabTo';
import { isNightly } from './test';

const OFFERS = `${PORTAL_PATH}tilbud`;

async function openOffers(page: Page, customer: string): Promise<void> {
  await logIn(page, customer, OFFERS);
  await expect(heading(page, 'Tilbudene dine')).toBeVisible();
}
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const offers = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const question = (page: Page) => page.getByRole('group', { name: 'Vil du slette tilbudet?' });

test('an offer can be deleted with the keyboard, its card fades before its neighbour travels, and it stays deleted', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      const offer = target instanceof HTMLLIElement && target.querySelector('h2')?.textContent;
      if (offer) document.title += ` ${propertyName} ${offer}`;
    });
  });
  await openOffers(page, 'Kari Solberg');
  await expect(offers(page)).toHaveCount(2);
  await tabTo(button(page, 'Slett tilbud på Bilforsikring'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Slett tilbud')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Motorsykkel')).toBeFocused();
  await expect(offers(page)).toHaveText(['Motorsykkel']);
  await expect(page).toHaveTitle(/ opacity Bilforsikring translate Motorsykkel$/);
  await expect(page.locator('.offer-list > li')).toHaveCSS('opacity', '1');
  await page.reload();
  await expect(offers(page)).toHaveText(['Motorsykkel']);
});

test('a double click on the first button deletes nothing at any width', async ({ page }) => {
  const deletions: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') deletions.push(request.url());
  });
  await openOffers(page, 'Kari Solberg');
  for (const width of isNightly() ? [390, 320, 1280] : [390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.reload();
    await button(page, 'Slett tilbud på Bilforsikring').dblclick();
    await expect(question(page)).toBeVisible();
  }
  expect(deletions).toEqual([]);
});

test('a deletion that fails after the page was left shows a toast on the next page', async ({
  page,
}) => {
  await openOffers(page, 'Vera Vrangdal');
  const fail = await pauseCalls(page, '**/avtaleoversikt/tilbud/*', { status: 500 });
  await page
    .getByRole('button', { name: /^Slett tilbud på / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Slett tilbud', exact: true }).click();
  await page.getByRole('link', { name: 'Forsikringsoversikt' }).click();
  await expect(page).toHaveTitle('Forsikringsoversikt – Demobanken');
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
