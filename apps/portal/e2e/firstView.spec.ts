import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { GRID, INLINED, PORTAL_PATH } from './hosts';
import { expectNoShift, watchShifts } from './layoutShifts';
import { agreementsOf, openOverview, startSession } from './openPortal';
import { pauseCalls } from './pauseCalls';
import { expect, test } from './test';

const JAVASCRIPT_LIMIT_BYTES = 136_000;
const STYLES_LIMIT_BYTES = 11_000;

interface FirstView {
  scripts: number;
  styles: number;
}

/**
 * The gzipped size, in bytes, of the files that one load requested before the page was shown. Later requests are
 * deferred, and may come before slow agreements.
 */
async function bytesOfLoad(page: Page): Promise<FirstView> {
  const responses = new Map<string, Response>();
  const record = (response: Response) => responses.set(new URL(response.url()).pathname, response);
  page.on('response', record);
  await page.reload();
  await expect(agreementsOf(page)).toHaveCount(6);
  const requested = await page.evaluate(() => {
    const shownMs = performance.getEntriesByName('page')[0]?.startTime ?? 0;
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
  // Nothing waits for the sheets for paper, which the browser loads last.
  return { scripts: await bytes(/\.js$/), styles: await bytes(/(?<!print-[\w-]{8})\.css$/) };
}

for (const width of [390, 1280]) {
  test(`scripts and styles of the overview's first view are within their limits at ${width} px`, {
    tag: width === 390 ? [] : GRID,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openOverview(page, 'Kari Solberg');
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('main h1')) return;
        performance.mark('page');
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    const { scripts, styles } = await bytesOfLoad(page);
    test.info().annotations.push({ type: 'bytes', description: `${scripts} + ${styles}` });

    expect(scripts).toBeGreaterThan(90_000);
    expect(styles).toBeGreaterThan(1_000);
    expect(scripts).toBeLessThanOrEqual(JAVASCRIPT_LIMIT_BYTES);
    expect(styles).toBeLessThanOrEqual(STYLES_LIMIT_BYTES);
  });
}

test('a configuration in the page shows its brand before the libraries and without a request, and only the style sheet of the portal blocks the first paint', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const resume = await pauseCalls(page, '**/assets/libraries-*.js');
  const response = await page.goto(`${INLINED.origin}${PORTAL_PATH}?distributor=fremtind`, {
    waitUntil: 'commit',
  });
  await expect(page.locator('.ui-header')).toHaveText('Fjordtrygd');
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'fremtind');
  resume();
  await expect(page.getByRole('heading', { level: 1, name: 'Logg inn' })).toBeVisible();
  expect(requested.filter((path) => path.endsWith('config.json'))).toEqual([]);

  const html = (await response?.text()) ?? '';
  const sheets = [
    ...html.matchAll(
      /<link[^>]+rel="stylesheet"[^>]*\/assets\/([^"]*)-[\w-]{8}\.css"( media="print")?/g,
    ),
  ];
  const blocking = sheets.filter(([, , paper]) => !paper);
  expect(blocking.map(([, name]) => name)).toEqual(['index']);
  expect(html).toMatch(/<link rel="preload" as="style" href="[^"]*\/brands\/fremtind-/);
  expect(requested.filter((path) => /\/assets\/brands\/(?!fremtind)/.test(path))).toEqual([]);
  for (const [script] of html.matchAll(/<script[^>]* src=[^>]*>/g))
    expect(script).toContain('type="module"');
  expect(html).not.toMatch(/<style|\sstyle=/);
  expect(html).toContain('Vennligst vent');
});

test('content is shown before a script has run, and loading the page causes no layout shift', async ({
  page,
}) => {
  await startSession(page, 'Kari Solberg');
  await watchShifts(page);
  await page.route('**/*.js', async (route) => {
    const heading = page.getByRole('heading', { level: 1 });
    await expect(page.getByText('Vennligst vent').or(heading).first()).toBeVisible();
    await route.continue();
  });
  await page.goto(PORTAL_PATH);
  await expect(agreementsOf(page)).toHaveCount(6);
  await expectNoShift(page);
});

test('independent calls start at the same time', async ({ page }) => {
  const calls = ['**/avtaleoversikt/avtaler', '**/liv/kunde/v1/kunde', '**/client-context'];
  await startSession(page, 'Kari Solberg');
  const resumes = await Promise.all(calls.map((call) => pauseCalls(page, call)));
  const requested = Promise.all(calls.map((call) => page.waitForRequest(call)));
  await page.goto(PORTAL_PATH);
  await requested;
  for (const resume of resumes) resume();
  await expect(agreementsOf(page)).toHaveCount(6);
});
