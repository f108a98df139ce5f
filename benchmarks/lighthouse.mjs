/**
 * Prints Lighthouse's scores on a phone for four pages of a logged-in customer, behind nginx as `deploy/` sets it up.
 * `npm run build:site && npm --prefix benchmarks ci`, then `npm --prefix benchmarks run lighthouse [-- --runs 5]` on a
 * quiet machine. Goals: a score of 98, and 100 ms of blocking time (TBT).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../scripts/chromium.mjs';
import { freePorts } from '../scripts/freePorts.ts';
import { logIn, PORTAL_PATH, serveSite } from './serveSite.mjs';
import { median, printTable } from './statistics.mjs';

const PAGES = {
  overview: '',
  offers: 'tilbud',
  profile: 'forsikringsprofil',
  purchase: 'kjopsinnganger',
};
/** Calls that the portal only makes for a logged-in customer. */
const CUSTOMER_CALL = /\/(avtaleoversikt|skadekunde)\//;

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const profileFolder = mkdtempSync(join(tmpdir(), 'lighthouse-profile-'));
const [port] = await freePorts(1);
const site = await serveSite(new URL('../apps/portal/dist', import.meta.url).pathname);
const context = await chromium.launchPersistentContext(profileFolder, {
  executablePath: findChromium(),
  args: [...chromiumArgs, `--remote-debugging-port=${port}`],
});
try {
  const rows = [];
  for (const [page, path] of Object.entries(PAGES)) {
    const results = [];
    for (let run = 0; run < Number(values.runs); run += 1) {
      await context.addCookies(await logIn(site.origin, 'kari'));
      results.push(await audit(site.origin + PORTAL_PATH + path));
    }
    const columns = results[0].map((_, at) => median(results.map((result) => result[at])));
    rows.push([page, ...columns.map((figure) => String(Number(figure.toFixed(3))))]);
  }
  printTable('Lighthouse', [['page', 'score', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'], ...rows]);
} finally {
  await context.close();
  await site.stop();
  rmSync(profileFolder, { recursive: true, force: true });
}

async function audit(url) {
  const { lhr } = await lighthouse(url, {
    port,
    onlyCategories: ['performance'],
    logLevel: 'error',
  });
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const requests = lhr.audits['network-requests'].details.items;
  if (
    !requests.some(
      ({ url: called, statusCode }) => CUSTOMER_CALL.test(called) && statusCode === 200,
    )
  )
    throw new Error(`Nobody was logged in on ${url}`);
  const value = (name) => lhr.audits[name].numericValue;
  return [
    lhr.categories.performance.score * 100,
    Math.round(value('first-contentful-paint')),
    Math.round(value('largest-contentful-paint')),
    Math.round(value('total-blocking-time')),
    value('cumulative-layout-shift'),
  ];
}
