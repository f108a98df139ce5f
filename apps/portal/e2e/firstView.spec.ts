import { gzipSync } from 'node:zlib';
import { INLINED, PORTAL_PATH } from './hosts';
import { openOverview, setFaults } from './openPortal';
import { expect, test } from './test';

const JAVASCRIPT_LIMIT_BYTES = 115_000;
const STYLES_LIMIT_BYTES = 10_000;

async function gzippedBytes(bodies: Promise<Buffer>[]): Promise<number> {
  return (await Promise.all(bodies)).reduce(
    (sum, body) => sum + gzipSync(body, { level: 9 }).length,
    0,
  );
}

test('the scripts and styles of the first view of the overview stay within their budgets', async ({
  page,
}) => {
  await openOverview(page, 'Kari Solberg');
  const scripts: Promise<Buffer>[] = [];
  const styles: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type === 'script') scripts.push(response.body());
    if (type === 'stylesheet') styles.push(response.body());
  });
  await page.reload();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6);

  expect(scripts.length).toBeGreaterThan(1);
  expect(styles).toHaveLength(1);
  expect(await gzippedBytes(scripts)).toBeLessThanOrEqual(JAVASCRIPT_LIMIT_BYTES);
  expect(await gzippedBytes(styles)).toBeLessThanOrEqual(STYLES_LIMIT_BYTES);
});

test('one stylesheet blocks the first paint, and no script does', async ({ page }) => {
  const response = await page.goto(PORTAL_PATH);
  const html = (await response?.text()) ?? '';
  expect(html.match(/<link[^>]+rel="stylesheet"/g)).toHaveLength(1);
  for (const [script] of html.matchAll(/<script[^>]*>/g)) expect(script).toContain('type="module"');
  expect(html).not.toMatch(/<style|\sstyle=/);
  expect(html).toContain('Vennligst vent');
});

test('something stands before a script has run, and nothing moves when the page comes', async ({
  page,
}) => {
  await openOverview(page, 'Kari Solberg');
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        const shifts = Number(sessionStorage.getItem('shifts') ?? 0) + entry.value;
        sessionStorage.setItem('shifts', String(shifts));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/*.js', async (route) => {
    const heading = page.getByRole('heading', { level: 1 });
    await expect(page.getByText('Vennligst vent').or(heading).first()).toBeVisible();
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6);
  await page.waitForLoadState('networkidle');
  const shifts = () => page.evaluate(() => Number(sessionStorage.getItem('shifts') ?? 0));
  expect(await shifts()).toBe(0);

  // The measure measures: something that pushes the page down is seen.
  await page.evaluate(() =>
    document.body.prepend(document.createElement('hr'), 'Dytt', document.createElement('hr')),
  );
  await expect.poll(shifts).toBeGreaterThan(0);
});

test('calls that do not depend on each other start together', async ({ page }) => {
  await openOverview(page, 'Kari Solberg');
  await setFaults(page, {
    getAgreements: 'delay:800',
    getLegacyCustomer: 'delay:800',
    getClientContext: 'delay:800',
  });
  const events: string[] = [];
  const isCall = (url: string) => /avtaler$|\/kunde$|client-context$/.test(url);
  page.on('request', (request) => isCall(request.url()) && events.push('asked'));
  page.on('response', (response) => isCall(response.url()) && events.push('answered'));
  await page.reload();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6);
  await expect.poll(() => events.length).toBe(6);
  expect(events.slice(0, 3)).toEqual(['asked', 'asked', 'asked']);
});

test('a configuration in the page itself saves its request', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${INLINED.origin}${PORTAL_PATH}?distributor=fremtind`);
  await expect(page.getByRole('heading', { level: 1, name: 'Logg inn' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'fremtind');
  expect(asked.filter((path) => path.endsWith('config.json'))).toEqual([]);
});
