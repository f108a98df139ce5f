import { PORTAL_PATH } from './hosts';
import { startSession } from './openPortal';
import { expect, test } from './test';

const RECEIPT = `${PORTAL_PATH}kvittering`;

test('the receipt confirms the purchase and shows recommendations', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await startSession(page, 'Ingrid Tomt');
  await page.goto(`${RECEIPT}?produkt=HUS`);
  await expect(page.getByText('Du har kjøpt husforsikring.')).toBeVisible();
  await expect(page.getByText('Anbefalt for deg')).toHaveCount(0);

  await page.context().clearCookies();
  await startSession(page, 'Per Granli');
  const requested = page.waitForRequest(/produktanbefaling/);
  await page.goto(`${RECEIPT}?produkt=HUS`);
  expect(new URL((await requested).url()).search).toBe('?produkt=HUS');
  await expect(page.getByRole('heading', { level: 1, name: 'Takk for kjøpet' })).toBeVisible();
  const block = page.locator('section').filter({ hasText: 'Anbefalt for deg' });
  await expect(block.getByRole('link')).toHaveText([
    'Livsforsikring',
    'Behandlingsforsikring',
    'Innboforsikring',
    'Se alle våre forsikringer',
  ]);
  await expect(block.getByRole('link', { name: 'Se alle våre' })).toHaveAttribute(
    'href',
    '/privat/forsikring/oversikt/kjopsinnganger',
  );
  await expect(page.getByRole('button', { name: 'Tilbake' })).toHaveCount(0);
});

test('the receipt does not show or send an unknown product', async ({ page }) => {
  await startSession(page, 'Per Granli');
  const requested = page.waitForRequest(/produktanbefaling/);
  await page.goto(`${RECEIPT}?produkt=%3Cimg%20src%3Dx%3E`);
  expect(new URL((await requested).url()).search).toBe('');
  await expect(page.getByText('Du har kjøpt forsikringen.')).toBeVisible();
});
