import { PORTAL, PORTAL_PATH } from './hosts';
import { agreementsOf, logIn, logInByPage, openOverview, setFaults } from './openPortal';
import { expect, test } from './test';

test('a customer logs in with the frame, sees the agreements at the requested address, and logs out', async ({
  page,
  context,
}) => {
  const footer = page.getByRole('contentinfo');
  const address = `${PORTAL_PATH}?side=1`;
  await page.goto(address);
  await expect(footer.getByRole('heading', { name: 'Demobanken kundesenter' })).toBeVisible();
  await logInByPage(page, 'Kari Solberg', address);

  await expect(page).toHaveURL(/\?side=1$/);
  await expect(footer.getByRole('heading', { name: 'Kundesenteret' })).toBeVisible();
  await expect(page).toHaveTitle('Forsikringsoversikt – Demobanken');
  await expect(page.getByText('Forsikringene leveres av Fjordtrygd Forsikring AS')).toBeVisible();
  await expect(
    page.getByRole('heading', { level: 2, name: 'Forsikringene dine', exact: true }),
  ).toBeVisible();
  await expect(page.getByText('Totalpris: 1 923,50 kr/md')).toBeVisible();
  await expect(agreementsOf(page)).toHaveCount(6);

  const house = agreementsOf(page).filter({ hasText: 'Husforsikring' });
  await expect(house.getByText('Fornyelse')).toBeVisible();
  await expect(house.getByText('689 kr/md')).toBeVisible();
  await expect(house.getByRole('link', { name: 'Husforsikring' })).toHaveAttribute(
    'href',
    /\/privat\/forsikring\/skade\/hus\/detaljer\/5501002$/,
  );
  const groupLife = agreementsOf(page).filter({ hasText: 'Gruppelivsforsikring' });
  await expect(groupLife.getByText('Se detaljer for oversikt')).toBeVisible();

  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'demo-session')).toMatchObject({ httpOnly: true });

  await page.getByRole('button', { name: 'Logg ut' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith(PORTAL_PATH));
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('demo-session');

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Logg inn' })).toBeVisible();
  await expect(page.getByText('Bilforsikring')).toHaveCount(0);
});

test('a customer of a partner bank sees both lists as one, with one total', async ({ page }) => {
  await openOverview(page, 'Per Granli');
  await expect(agreementsOf(page)).toHaveCount(3);
  await expect(page.getByText('Totalpris: 793,25 kr/md')).toBeVisible();

  const car = page.getByRole('link', { name: 'Bilforsikring (åpnes i ny fane)' });
  await expect(car).toHaveAttribute('href', /\/demo\/partner\/detaljer\?forsikringsnummer=E-7701$/);
  await expect(car).toHaveAttribute('target', '_blank');
});

test('the distributor in the address is kept after login and logout', async ({ page }) => {
  await logInByPage(page, 'Kari Solberg', `${PORTAL_PATH}?distributor=eika`);
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'eika');
  await expect(page.getByRole('link', { name: 'Granbanken' })).toBeVisible();

  await page.getByRole('button', { name: 'Logg ut' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith(PORTAL_PATH));
  await page.goto(PORTAL_PATH);
  await expect(page.getByRole('link', { name: 'Granbanken' })).toBeVisible();
});

test('a host name selects the distributor', async ({ page }) => {
  await page.goto(`http://fremtind.localhost:${PORTAL.port}${PORTAL_PATH}`);
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'fremtind');
  await page.frameLocator('iframe').getByRole('button', { name: 'Kari Solberg' }).click();
  await expect(agreementsOf(page)).toHaveCount(6);
});

test('the focus moves to the heading of the retried section or the new page', async ({ page }) => {
  await setFaults(page, { getAgreements: 'status:404' });
  await openOverview(page, 'Kari Solberg');
  await page.getByRole('button', { name: 'Prøv igjen' }).focus();
  await setFaults(page, {});
  await page.keyboard.press('Enter');
  await expect(agreementsOf(page)).toHaveCount(6);
  await expect(
    page.getByRole('heading', { name: 'Forsikringene dine', exact: true }),
  ).toBeFocused();

  await page.goto(`${PORTAL_PATH}finnes-ikke`);
  await page.getByRole('link', { name: 'Til forsikringsoversikten' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Forsikringsoversikt' })).toBeFocused();
});

test('the total is shown when the partner bank status is slow', async ({ page }) => {
  await setFaults(page, { getLegacyCustomer: 'hang' });
  await openOverview(page, 'Kari Solberg');
  await expect(page.getByText('Totalpris: 1 923,50 kr/md')).toBeVisible();
});

test('the base path without its trailing slash opens the portal', async ({ page }) => {
  await logIn(page, 'Kari Solberg', PORTAL_PATH.slice(0, -1));
});

test('the page shows at its top that it needs JavaScript when scripts are disabled', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 600 },
  });
  const page = await context.newPage();
  await page.goto(PORTAL.origin + PORTAL_PATH);
  await expect(page.locator('.no-script')).toBeInViewport();
  await context.close();
});
