import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { build } from 'tsup';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { chromiumArgs, findChromium } from '../../../../scripts/chromium.mjs';
import { calls } from '../contract/calls';
import { json, startTestServer, type TestServer } from '../core/startTestServer';
import type { TestTab } from './threeTabsPage';

/** How long a tab may take to react to another tab. */
const SOON = { timeout: 1_000, interval: 20 };

const HTML = '<!doctype html><html lang="nb"><title>Fane</title><div id="app"></div>';
const folder = mkdtempSync(join(tmpdir(), 'three-tabs-'));
/** Who is logged in, and the session length in seconds. */
const insurer: { customer: string | undefined; seconds: number } = { customer: '', seconds: 0 };
let server: TestServer;
let browser: Browser;
let context: BrowserContext;
const problems: string[] = [];

beforeAll(async () => {
  await build({
    entry: { page: fileURLToPath(new URL('./threeTabsPage.tsx', import.meta.url)) },
    config: false,
    silent: true,
    format: 'esm',
    platform: 'browser',
    noExternal: [/./],
    define: { 'process.env.NODE_ENV': '"production"' },
    outDir: folder,
  });
  const script = readFileSync(join(folder, 'page.js'), 'utf8');
  server = await startTestServer((response, { method, url }) => {
    const file = url === '/' ? HTML : url === '/page.js' ? script : undefined;
    if (file) {
      response.setHeader('Content-Type', url === '/' ? 'text/html' : 'text/javascript');
      response.end(url === '/' ? `${file}<script type="module" src="/page.js"></script>` : file);
      return;
    }
    const { customer, seconds } = insurer;
    const expiry = { 'X-Session-Expiry': String(seconds) };
    if (url === calls.getSessionStatus.path)
      json(customer ? { kfpSessionId: customer } : {}, 200, customer ? expiry : {})(response);
    else if (!customer) json({ kode: 'IKKE_INNLOGGET' }, 401)(response);
    else if (url === calls.getCustomer.path) json({ navn: customer }, 200, expiry)(response);
    else if (url === calls.logOut.path && method === 'POST') {
      insurer.customer = undefined;
      json({ logoutUrl: '/' })(response);
    } else response.writeHead(url === calls.renewSession.path ? 204 : 404, expiry).end();
  });
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
}, 60_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

afterEach(async () => {
  await context?.close();
  expect(problems.splice(0)).toEqual([]);
});

/** Opens tabs of one browser, in which a customer is logged in. */
async function openTabs(count: number): Promise<[Page, ...Page[]]> {
  Object.assign(insurer, { customer: 'Kari', seconds: 60 });
  context = await browser.newContext();
  const openPage = async () => {
    const page = await context.newPage();
    page.setDefaultTimeout(5_000);
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(server.origin);
    await page.getByRole('heading', { name: 'Kari' }).waitFor();
    return page;
  };
  return Promise.all([openPage(), ...Array.from({ length: count - 1 }, openPage)]);
}

const ask = <Result>(page: Page, question: (tab: TestTab) => Result): Promise<Result> =>
  page.evaluate(`(${question})(window.tab)`) as Promise<Result>;
const deadline = (page: Page) => ask(page, (tab) => tab.deadlineMs());
// Dispatched, because a background tab paints too seldom for a real pointer event.
const press = (page: Page, name: string) =>
  page.getByRole('button', { name }).dispatchEvent('click');
const text = (page: Page) => page.locator('main').textContent();

describe('three tabs', () => {
  test('apply within a second a renewal by another tab', async () => {
    const [first, ...others] = await openTabs(3);
    const before = (await deadline(first)) ?? 0;
    for (const page of [first, ...others])
      await expect.poll(() => text(page), { timeout: 3_000 }).toContain('sekunder');
    insurer.seconds = 900;
    await press(first, 'Fortsett økten');
    for (const other of others) {
      await expect.poll(() => deadline(other), SOON).toBeGreaterThan(before + 800_000);
      await expect.poll(() => text(other), SOON).not.toContain('sekunder');
    }
    expect(new Set(await Promise.all([first, ...others].map(deadline))).size).toBe(1);
  });

  test('hide the customer within a second after another tab has logged out', async () => {
    const [first, ...others] = await openTabs(3);
    await press(first, 'Logg ut');
    for (const other of others) {
      await expect.poll(() => text(other), SOON).toContain('logged-out');
      expect(await text(other)).not.toContain('Kari');
      expect(await deadline(other)).toBeUndefined();
    }
    expect(await text(first)).not.toContain('Kari');
  });

  test('show another customer who logs in in one of them, and hide the first for good', async () => {
    const [first, ...others] = await openTabs(3);
    insurer.customer = 'Ola';
    await first.reload();
    for (const page of [first, ...others]) {
      await expect.poll(() => text(page), SOON).toContain('Ola');
      expect(await text(page)).not.toContain('Kari');
    }
  });
});
