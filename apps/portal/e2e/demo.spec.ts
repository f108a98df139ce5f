import { GRID, PORTAL, PORTAL_PATH } from './hosts';
import { agreementsOf, logInByPage, openOverview } from './openPortal';
import { expect, test } from './test';

test("the demo's own page lists its customers, sets a fault, and resets it", {
  tag: GRID,
}, async ({ page }) => {
  await page.goto('/demo');
  await expect(page.getByRole('heading', { level: 1, name: 'Demoen' })).toBeVisible();
  await expect(page.getByText('Kunde i partnerbank')).toBeVisible();

  await page.getByLabel('Kall').selectOption('getAgreements');
  await page.getByLabel('Feil').fill('status:404');
  await page.getByRole('button', { name: 'Bestill feilen' }).click();
  await expect(page.getByRole('listitem')).toHaveText('getAgreements: status:404');
  await openOverview(page, 'Kari Solberg');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('En feil oppsto');

  await page.goto('/demo');
  await page.getByRole('button', { name: 'Nullstill' }).click();
  await page.goto('/privat/forsikring/oversikt/');
  await expect(agreementsOf(page)).toHaveCount(6);
});

test("a customer of 'fana' logs in with a frame of the portal's own origin, which sets its height", async ({
  page,
}) => {
  await page.goto(`${PORTAL_PATH}?distributor=fana`);
  const frame = page.locator('iframe[title="Innlogging"]');
  await expect(frame).toHaveAttribute('src', new RegExp(`^${PORTAL.origin}/login`));
  await expect(frame).not.toHaveCSS('height', '297px');
  await logInByPage(page, 'Kari Solberg');
  await expect(agreementsOf(page)).toHaveCount(6);
});
