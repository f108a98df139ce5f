import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { INLINED, PORTAL_PATH } from './hosts';
import { agreementsOf, openOverview, setFaults } from './openPortal';
import { expect, test } from './test';

const JAVASCRIPT_LIMIT_BYTES = 126_000;
const STYLES_LIMIT_BYTES = 10_500;

interface FirstView {
  scripts: number;
  styles: number;
}

/** What one load asked for before the customer's agreements stood, in bytes, gzipped. */
async function bytesOfLoad(page: Page): Promise<FirstView> {
  const responses = new Map<string, Response>();
  const note = (response: Response) => responses.set(new URL(response.url()).pathname, response);
  page.on('response', note);
  await page.reload();
  await expect(agreementsOf(page)).toHaveCount(6);
  const asked = await page.evaluate(() => {
    const stood = performance.getEntriesByName('agreements')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= stood)
      .map(({ name }) => new URL(name).pathname);
  });
  page.off('response', note);
  const bytes = async (kind: RegExp) => {
    const files = asked.filter((path) => kind.test(path));
    const loaded = await Promise.all(files.map((path) => responses.get(path)?.body()));
    return loaded.reduce((sum, body) => sum + gzipSync(body ?? '', { level: 9 }).length, 0);
  };
  return { scripts: await bytes(/\.js$/), styles: await bytes(/\.css$/) };
}

/** The first view, by the quickest of a few loads: a slow answer gives what comes later its time. */
async function bytesOfFirstView(page: Page): Promise<FirstView> {
  await openOverview(page, 'Kari Solberg');
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[aria-label="Forsikringene dine"]')) return;
      performance.mark('agreements');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  const loads = [await bytesOfLoad(page), await bytesOfLoad(page), await bytesOfLoad(page)];
  return {
    scripts: Math.min(...loads.map(({ scripts }) => scripts)),
    styles: Math.min(...loads.map(({ styles }) => styles)),
  };
}

for (const width of [390, 1280]) {
  test(`at ${width} px the scripts and styles of the first view of the overview stay within their budgets`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { scripts, styles } = await bytesOfFirstView(page);
    test.info().annotations.push({ type: 'bytes', description: `${scripts} + ${styles}` });

    expect(scripts).toBeGreaterThan(90_000);
    expect(styles).toBeGreaterThan(1_000);
    expect(scripts).toBeLessThanOrEqual(JAVASCRIPT_LIMIT_BYTES);
    expect(styles).toBeLessThanOrEqual(STYLES_LIMIT_BYTES);
  });
}

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
  await expect(agreementsOf(page)).toHaveCount(6);
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
  // What the first page still asks for is none of the second one's.
  await page.waitForLoadState('networkidle');
  const events: string[] = [];
  const isCall = (url: string) => /avtaler$|\/kunde$|client-context$/.test(url);
  page.on('request', (request) => isCall(request.url()) && events.push('asked'));
  page.on('response', (response) => isCall(response.url()) && events.push('answered'));
  await page.reload();
  await expect(agreementsOf(page)).toHaveCount(6);
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
