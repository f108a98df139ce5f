import { describe, expect, test } from 'vitest';
import { createDemoApp } from '../app/createDemoApp';
import { distributorOf, portalConfig, RECEIPTS_PATH } from '../distributors/distributors';

/** Creates a demo, with functions that send events as the portal does and read the control page. */
function openDemo() {
  const { app } = createDemoApp();
  const distributor = distributorOf('none');
  if (!distributor) throw new Error('The demo has no distributor none.');
  const { analytics } = portalConfig(distributor, {
    portal: 'http://localhost',
    login: 'http://localhost',
  });
  const post = (call: string, data: string) =>
    app.request(`http://localhost${analytics.apiHost}/${call}/?verbose=1&ip=0`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `data=${encodeURIComponent(data)}`,
    });
  const page = async () => (await app.request('http://localhost/demo')).text();
  return { app, post, page };
}

const event = (name: unknown, properties = {}) => ({ event: name, properties });

test('the log of consents shows the fields of a receipt, and nothing else that is sent', async () => {
  const { app, page } = openDemo();
  const post = (receipt: object) =>
    app.request(`http://localhost${RECEIPTS_PATH}`, {
      method: 'POST',
      body: JSON.stringify(receipt),
    });
  const categories = { functional: true, statistics: true, marketing: false };
  const receipt = { revision: '2', categories, time: '2026-03-01T10:00:00.000Z', language: 'nb' };
  expect((await post({ ...receipt, customer: 'kari' })).status).toBe(204);
  expect((await post({ ...receipt, time: 'kari' })).status).toBe(400);
  const shown = (await page()).replaceAll('&quot;', '"').match(/(?<=<code>)\{.*?(?=<\/code>)/g);
  expect(shown?.map((text) => JSON.parse(text))).toEqual([receipt]);
  await app.request('http://localhost/demo/reset', { method: 'POST' });
  expect(await page()).toContain('Ingen kvitteringer er mottatt.');
});

describe('the replacement for Mixpanel', () => {
  test('shows how often each event arrived, and none of its fields', async () => {
    const { post, page } = openDemo();
    expect(await page()).toContain('Ingen hendelser er mottatt.');
    const view = event('Sidevisning', { side: '/privat/forsikring/oversikt/', $user_id: 'f00' });
    await post('track', JSON.stringify([view, event('NBO visning')]));
    const response = await post('track', JSON.stringify([view]));
    expect(await response.json()).toEqual({ status: 1, error: null });
    expect(await page()).toContain('<li><code>Sidevisning</code>: 2</li>');
    expect(await page()).toContain('<li><code>NBO visning</code>: 1</li>');
    expect(await page()).not.toContain('f00');
  });

  test('does not show a name that no code has written', async () => {
    const { post, page } = openDemo();
    const names = ['<b>', 'kari@eksempel.no', '01010149912', 7, undefined];
    await post('track', JSON.stringify([...names.map((name) => event(name)), null]));
    expect(await page()).toContain('<li><code>(annet)</code>: 6</li>');
    expect(await page()).not.toMatch(/kari@|0101014/);
  });

  test.each(['', 'nonsense', '{}'])('refuses the body %j', async (data) => {
    const { post, page } = openDemo();
    const response = await post('track', data);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ status: 0 });
    expect(await page()).toContain('Ingen hendelser er mottatt.');
  });

  test('accepts profiles, and forgets events after a reset', async () => {
    const { app, post, page } = openDemo();
    expect((await post('engage', '[{}]')).status).toBe(200);
    await post('track', JSON.stringify([event('Sidevisning')]));
    await app.request('http://localhost/demo/reset', { method: 'POST' });
    expect(await page()).toContain('Ingen hendelser er mottatt.');
  });
});
