import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { INLINED, PORTAL_PATH } from './hosts';
import { agreementsOf, openOverview, setFaults } from './openPortal';
import { expect, test } from './test';

const JAVASCRIPT_LIMIT_BYTES = 139_000;
const STYLES_LIMIT_BYTES = 11_000;

interface FirstView {
  scripts: number;
  styles: number;
}

/** The gzipped size, in bytes, of what one load requested before the agreements were shown. */
async function bytesOfLoad(page: Page): Promise<FirstView> {
  const responses = new Map<string, Response>();
  const record = (response: Response) => responses.set(new URL(response.url()).pathname, response);
  page.on('response', record);
  await page.reload();
  await expect(agreementsOf(page)).toHaveCount(6);
  const requested = await page.evaluate(() => {
    const shownMs = performance.getEntriesByName('agreements')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= shownMs)
      .map(({ name }) => new URL(name).pathname);
  });
  page.off('response', record);
  const bytes = async (kind: RegExp) => {
    const files = requested.filter((path) => kind.test(path));
    const loaded = await Promise.all(files.map((path) => responses.get(path)?.body()));
    return loaded.reduce((sum, body) => sum + gzipSync(body ?? '', { level: 9 }).length, 0);
  };
  return { scripts: await bytes(/\.js$/), styles: await bytes(/\.css$/) };
}

/** The smallest of a few loads: a slow response lets deferred code start before the agreements are shown. */
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
  test(`scripts and styles of the overview's first view are within their limits at ${width} px`, async ({
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

test('only the style sheets of the portal and its brand block the first paint, and no script', async ({
  page,
}) => {
  const response = await page.goto(`${INLINED.origin}${PORTAL_PATH}?distributor=fremtind`);
  const html = (await response?.text()) ?? '';
  const sheets = [
    ...html.matchAll(/<link[^>]+rel="stylesheet"[^>]*\/assets\/([^"]*)-[\w-]{8}\.css"/g),
  ];
  expect(sheets.map(([, name]) => name)).toEqual(['index', 'brands/fremtind']);
  const others = /\/assets\/brands\/(?!fremtind)/;
  const loaded = () => performance.getEntriesByType('resource').map(({ name }) => name);
  expect((await page.evaluate(loaded)).filter((address) => others.test(address))).toEqual([]);
  for (const [script] of html.matchAll(/<script[^>]* src=[^>]*>/g))
    expect(script).toContain('type="module"');
  expect(html).not.toMatch(/<style|\sstyle=/);
  expect(html).toContain('Vennligst vent');
});

test('content is shown before a script has run, and loading the page causes no layout shift', async ({
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

  // Proves that the measurement works: it detects a layout shift.
  await page.evaluate(() =>
    document.body.prepend(document.createElement('hr'), 'Dytt', document.createElement('hr')),
  );
  await expect.poll(shifts).toBeGreaterThan(0);
});

test('independent calls start at the same time', async ({ page }) => {
  await openOverview(page, 'Kari Solberg');
  await setFaults(page, {
    getAgreements: 'delay:800',
    getLegacyCustomer: 'delay:800',
    getClientContext: 'delay:800',
  });
  // Requests of the first page must not be counted for the second.
  await page.waitForLoadState('networkidle');
  const events: string[] = [];
  const isCall = (url: string) => /avtaler$|\/kunde$|client-context$/.test(url);
  page.on('request', (request) => isCall(request.url()) && events.push('request'));
  page.on('response', (response) => isCall(response.url()) && events.push('response'));
  await page.reload();
  await expect(agreementsOf(page)).toHaveCount(6);
  await expect.poll(() => events.length).toBe(6);
  expect(events.slice(0, 3)).toEqual(['request', 'request', 'request']);
});

test('a configuration in the page makes its request unnecessary', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(`${INLINED.origin}${PORTAL_PATH}?distributor=fremtind`);
  await expect(page.getByRole('heading', { level: 1, name: 'Logg inn' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'fremtind');
  expect(requested.filter((path) => path.endsWith('config.json'))).toEqual([]);
});
