import { expect, type Page, test } from '@playwright/test';
import { setTrackingLevel } from './collectEvents';
import { PORTAL, PORTAL_PATH } from './hosts';
import { logIn, setFaults, startSession } from './openPortal';
import { setConfig } from './setConfig';

/** Configures monitoring. Returns the list to which sent envelopes are added. */
async function monitor(page: Page): Promise<string[]> {
  const envelopes: string[] = [];
  const monitoring = { dsn: `${PORTAL.origin.replace('//', '//key@')}/42`, traffic: 'normal' };
  await setConfig(page, (config) => ({ ...config, monitoring }));
  await page.route('**/api/42/envelope/**', (route) => {
    envelopes.push(route.request().postData() ?? '');
    return route.fulfill({ json: {} });
  });
  return envelopes;
}

/**
 * Kari's data in the demo, which must not be sent to another system. Digits must be a whole number: a
 * duration such as 12.340000000000002 ms is not a phone number.
 */
const CANARIES = [
  /Kari/,
  /Solberg/,
  /(?<![\d.])5501001(?!\d)/,
  /Volvo/,
  /EL 12345/,
  /Furuveien/,
  /kari@/,
  /(?<![\d.])40000000(?!\d)/,
];

/** Makes every sampling decision of this browser positive. */
const sample = (page: Page) =>
  page.addInitScript(() => Object.assign(Math, { random: () => 0.001 }));
const withItem = (envelopes: string[], type: string) =>
  envelopes.filter((envelope) => envelope.includes(`"type":"${type}"`));

test('a visitor is recorded with masked texts after consent, not after a withdrawal, and again after a new consent', async ({
  page,
}) => {
  const envelopes = await monitor(page);
  await sample(page);
  await setTrackingLevel(page, '2');
  await logIn(page, 'Kari Solberg');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect.poll(() => withItem(envelopes, 'transaction').length).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Profil', exact: true }).click();
  await page.getByRole('button', { name: 'Endre e-post' }).click();
  await page.getByRole('textbox').fill('kari@eksempel.no');
  await expect.poll(() => withItem(envelopes, 'replay_recording').length).toBeGreaterThan(0);
  const sent = envelopes.join('\n');
  expect(sent).toMatch(/\*{5,}/);
  // The service extrapolates by this rate: a fifth of the page loads is traced.
  for (const transaction of withItem(envelopes, 'transaction')) {
    expect(JSON.parse(transaction.split('\n')[0] ?? '')).toMatchObject({
      trace: { sample_rate: '0.2' },
    });
  }
  for (const canary of CANARIES) expect(sent).not.toMatch(canary);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/sentry/i);

  await setTrackingLevel(page, '1');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const before = withItem(envelopes, 'replay_recording').length;
  await page.getByRole('button', { name: 'Avbryt' }).click();
  await page.evaluate(() => void Promise.reject(new RangeError('x')));
  await expect.poll(() => envelopes.filter((text) => text.includes('RangeError')).length).toBe(1);
  expect(withItem(envelopes, 'replay_recording')).toHaveLength(before);

  await setTrackingLevel(page, '2');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByRole('button', { name: 'Endre e-post' }).click();
  await expect.poll(() => withItem(envelopes, 'replay_recording').length).toBeGreaterThan(before);
  for (const canary of CANARIES) expect(envelopes.join('\n')).not.toMatch(canary);
});

test('reports are sent once the page is ready, including earlier ones, while a visitor without consent is not recorded', async ({
  page,
}) => {
  const envelopes = await monitor(page);
  const sentWith = (text: string) => envelopes.filter((envelope) => envelope.includes(text)).length;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await sample(page);
  await setTrackingLevel(page, '1');
  await startSession(page, 'Kari Solberg');
  await setFaults(page, { getAgreements: 'status:404' });
  await page.goto(`${PORTAL_PATH}?navn=Kari%20Solberg`);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect.poll(() => sentWith('HttpError')).toBe(1);
  expect(sentWith('/api/privat/forsikring/avtaleoversikt/avtaler')).toBe(1);

  await page.evaluate(() => void Promise.reject(new RangeError('Kari Solberg')));
  await expect.poll(() => sentWith('RangeError')).toBe(1);
  await expect.poll(() => withItem(envelopes, 'transaction').length).toBeGreaterThan(0);
  for (const canary of CANARIES) expect(envelopes.join('\n')).not.toMatch(canary);
  expect(withItem(envelopes, 'replay_recording')).toEqual([]);
  expect(requested.filter((path) => /recordings-/.test(path))).toEqual([]);
  // The page requests the file again when the file is slow to arrive.
  expect(new Set(requested.filter((path) => /traces-/.test(path))).size).toBe(1);
});
