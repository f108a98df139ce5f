/**
 * Prints how long a logged-in customer waits for the first insurance on the overview, beside a bare React page that makes
 * the same two calls and shows the same list: cold cache, slow 4G, a CPU slowed four times, a phone's window.
 * `npm run build:site && npm --prefix benchmarks ci`, then `npm --prefix benchmarks run first-view [-- --runs 15]` on a
 * quiet machine. Both pages run behind the same nginx and load in turn. Goal: a ratio of at most 1.10.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { build } from 'vite';
import { chromiumArgs, findChromium } from '../scripts/chromium.mjs';
import { logIn, PORTAL_PATH, serveSite } from './serveSite.mjs';
import { median, printTable } from './statistics.mjs';

/** Slow 4G, with the values of Lighthouse and the browsers' developer tools. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'nb-NO',
};
const pathOf = (path) => fileURLToPath(new URL(path, import.meta.url));

const { values } = parseArgs({ options: { runs: { type: 'string', default: '9' } } });
const folder = mkdtempSync(join(tmpdir(), 'bare-page-'));
const sites = {};
const waits = { portal: [], bare: [] };
const paints = { portal: [], bare: [] };
/** How long the main thread was busy until then, by kind of work. */
const busy = {
  total: { portal: [], bare: [] },
  script: { portal: [], bare: [] },
  layout: { portal: [], bare: [] },
  styles: { portal: [], bare: [] },
};
let browser;
try {
  sites.portal = await serveSite(pathOf('../apps/portal/dist'));
  sites.bare = await serveSite(await buildBarePage(join(folder, 'dist')));
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  // The first round warms up the servers and the browser's own processes.
  for (let run = -1; run < Number(values.runs); run += 1) {
    for (const name of run % 2 ? ['portal', 'bare'] : ['bare', 'portal']) {
      const { firstInsurance, firstPaint, busyMs } = await load(sites[name].origin);
      if (run < 0) continue;
      for (const [kind, times] of Object.entries(busy)) times[name].push(busyMs[kind]);
      waits[name].push(firstInsurance);
      paints[name].push(firstPaint);
    }
  }
} finally {
  await browser?.close();
  for (const { stop } of Object.values(sites)) await stop();
  rmSync(folder, { recursive: true, force: true });
}
printTable('First view', [
  ['median ms', 'portal', 'bare page', 'ratio', 'ratio of the fastest'],
  row('first paint', paints),
  row('first insurance', waits),
  ...Object.entries(busy).map(([kind, times]) => row(`busy before it: ${kind}`, times)),
]);

/** Other load on the machine only adds time, so the fastest loads are the most accurate. */
function row(name, { portal, bare }) {
  const ratio = (of) => (of(portal) / of(bare)).toFixed(2);
  const least = (times) => Math.min(...times);
  const ms = [portal, bare].map((times) => median(times).toFixed(0));
  return [name, ...ms, ratio(median), ratio(least)];
}

/** Builds `bare-page/` with Vite's defaults and the portal's versions of its libraries. */
async function buildBarePage(outDir) {
  const owners = {
    swr: pathOf('../packages/api-client/package.json'),
    react: pathOf('../apps/portal/package.json'),
  };
  await build({
    configFile: false,
    logLevel: 'error',
    root: pathOf('./bare-page'),
    base: PORTAL_PATH,
    build: { outDir, emptyOutDir: true },
    plugins: [
      {
        name: 'with-portal-versions',
        enforce: 'pre',
        resolveId(source, importer, options) {
          if (!importer?.startsWith(pathOf('./bare-page'))) return null;
          const owner = Object.keys(owners).find((name) => source.startsWith(name));
          return owner ? this.resolve(source, owners[owner], { ...options, skipSelf: true }) : null;
        },
      },
    ],
  });
  return outDir;
}

/** Loads a page with an empty cache, until its first insurance is painted. Times are in ms. */
async function load(origin) {
  const context = await browser.newContext(PHONE);
  try {
    await context.addCookies(await logIn(origin, 'kari'));
    await context.addInitScript(recordFirstInsurance);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Performance.enable');
    await cdp.send('Network.emulateNetworkConditions', NETWORK);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(origin + PORTAL_PATH, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.firstInsurance, null, { polling: 100 });
    const { metrics } = await cdp.send('Performance.getMetrics');
    const msOf = (wanted) => 1_000 * metrics.find(({ name }) => name === wanted).value;
    const times = await page.evaluate(() => ({
      firstInsurance: window.firstInsurance,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    }));
    return {
      ...times,
      busyMs: {
        total: msOf('TaskDuration'),
        script: msOf('ScriptDuration'),
        layout: msOf('LayoutDuration'),
        styles: msOf('RecalcStyleDuration'),
      },
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page before its own code. */
function recordFirstInsurance() {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('.agreement-row-title')?.textContent) return;
    observer.disconnect();
    // The second frame starts after the first one was painted.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        window.firstInsurance = performance.now();
      }),
    );
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}
