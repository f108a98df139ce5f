import { PORTAL_PATH } from './hosts';
import { startSession } from './openPortal';
import { expect, test } from './test';

test('the receipt requests recommendations for the product of the address, but not for an unknown one', async ({
  page,
}) => {
  await startSession(page, 'Per Granli');
  for (const [product, search] of [
    ['HUS', '?produkt=HUS'],
    ['%3Cimg%20src%3Dx%3E', ''],
  ]) {
    const requested = page.waitForRequest(/produktanbefaling/);
    await page.goto(`${PORTAL_PATH}kvittering?produkt=${product}`);
    expect(new URL((await requested).url()).search).toBe(search);
    const block = page.locator('section').filter({ hasText: 'Anbefalt for deg' });
    await expect(block.getByRole('link')).toHaveText([
      'Livsforsikring',
      'Behandlingsforsikring',
      'Innboforsikring',
      'Se alle våre forsikringer',
    ]);
  }
});
