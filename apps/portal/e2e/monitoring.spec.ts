import { expect, type Page, test } from '@playwright/test';
import { PORTAL, PORTAL_PATH } from './hosts';
import { logIn, setFaults } from './openPortal';

/** Sets monitoring up; answers the envelopes that arrive. */
async function monitor(page: Page): Promise<string[]> {
  const envelopes: string[] = [];
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const monitoring = { dsn: `${PORTAL.origin.replace('//', '//key@')}/42`, traffic: 'normal' };
    await route.fulfill({ response, json: { ...(await response.json()), monitoring } });
  });
  await page.route('**/api/42/envelope/**', (route) => {
    envelopes.push(route.request().postData() ?? '');
    return route.fulfill({ json: {} });
  });
  return envelopes;
}

test('what is reported reaches the service once the page stands, what came before it too', async ({
  page,
}) => {
  const envelopes = await monitor(page);
  const sentWith = (text: string) => envelopes.filter((envelope) => envelope.includes(text)).length;
  await logIn(page, 'Kari Solberg');
  await setFaults(page, { getAgreements: 'status:404' });
  await page.goto(`${PORTAL_PATH}?navn=Kari%20Solberg`);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect.poll(() => sentWith('HttpError')).toBe(1);
  expect(sentWith('/api/privat/forsikring/avtaleoversikt/avtaler')).toBe(1);

  await page.evaluate(() => void Promise.reject(new RangeError('Kari Solberg')));
  await expect.poll(() => sentWith('RangeError')).toBe(1);
  expect(sentWith('Solberg')).toBe(0);
});

test('without monitoring its code is not fetched', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await logIn(page, 'Kari Solberg');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(asked.filter((url) => /sentry/i.test(new URL(url).pathname))).toEqual([]);
});
