import { PORTAL, PORTAL_PATH } from './hosts';
import { agreementsOf, logInByPage } from './openPortal';
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
  await expect(page.getByText('Totalpris: 1 923,50 kr/md')).toBeVisible();
  await expect(agreementsOf(page)).toHaveCount(6);

  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'demo-session')).toMatchObject({ httpOnly: true });

  await page.getByRole('button', { name: 'Logg ut' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith(PORTAL_PATH));
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('demo-session');

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Logg inn' })).toBeVisible();
  await expect(page.getByText('Bilforsikring')).toHaveCount(0);
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
