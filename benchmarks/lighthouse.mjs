/**
 * Runs Lighthouse's mobile preset on four pages of a logged-in customer, behind nginx as `deploy/` sets it
 * up. Run `pnpm build:site`, `npm --prefix benchmarks ci`, then
 * `npm --prefix benchmarks run lighthouse [-- --runs 5] [--pages overview,offers] [--json]`. Prints medians;
 * never fails. Other load on the machine adds to the blocking time; the benchmark index shows the machine's
 * speed.
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
import { median } from './statistics.mjs';

const PAGES = {
  overview: '',
  offers: 'tilbud',
  profile: 'forsikringsprofil',
  purchase: 'kjopsinnganger',
};
/** Calls that the portal only makes for a logged-in customer. */
const CUSTOMER_CALL = /\/(avtaleoversikt|skadekunde)\//;
const MIN_SCORE = 98;
const MAX_TBT_MS = 100;
const GOALS = `goals: score at least ${MIN_SCORE}, TBT at most ${MAX_TBT_MS} ms`;
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    json: { type: 'boolean', default: false },
    pages: { type: 'string', default: Object.keys(PAGES).join() },
    dist: { type: 'string', default: new URL('../apps/portal/dist', import.meta.url).pathname },
  },
});
const runs = Number(values.runs);
const profileFolder = mkdtempSync(join(tmpdir(), 'lighthouse-profile-'));
const [port] = await freePorts(1);
let site;
let context;
try {
  site = await serveSite(values.dist);
  context = await chromium.launchPersistentContext(profileFolder, {
    executablePath: findChromium(),
    args: [...chromiumArgs, `--remote-debugging-port=${port}`],
  });
  const scores = [];
  const blocking = [];
  let chromiumVersion;
  const print = values.json ? () => {} : console.log;
  print(
    `page       score     FCP     LCP     TBT     CLS   index   (medians of ${runs}; ${GOALS})`,
  );
  for (const page of values.pages.split(',')) {
    const results = [];
    for (let run = 0; run < runs; run += 1) {
      await context.addCookies(await logIn(site.origin, 'kari'));
      results.push(await audit(site.origin + PORTAL_PATH + PAGES[page]));
    }
    const middle = (name, digits = 0) =>
      median(results.map((result) => result[name])).toFixed(digits);
    chromiumVersion = results[0]?.chromium;
    const figure = (name) => ({ ours: median(results.map((result) => result[name])) });
    scores.push({ name: page, values: figure('score'), goal: MIN_SCORE });
    blocking.push({ name: page, values: figure('tbt'), goal: MAX_TBT_MS });
    print(
      page.padEnd(9),
      middle('score').padStart(6),
      middle('fcp').padStart(7),
      middle('lcp').padStart(7),
      middle('tbt').padStart(7),
      middle('cls', 3).padStart(7),
      middle('index').padStart(7),
    );
  }
  if (values.json) {
    const tables = [
      { title: 'Lighthouse score, mobile', unit: 'at least', rows: scores },
      { title: 'Total blocking time', unit: 'ms', rows: blocking },
    ];
    console.log(JSON.stringify({ tables, chromium: chromiumVersion }));
  }
} finally {
  await context?.close();
  await site?.stop();
  rmSync(profileFolder, { recursive: true, force: true });
}

async function audit(url, attempts = 3) {
  const { lhr } = await lighthouse(url, {
    port,
    onlyCategories: ['performance'],
    logLevel: 'error',
  });
  if (lhr.runtimeError) {
    // On a busy machine Lighthouse sometimes loses the trace; run it again.
    if (attempts > 1) return audit(url, attempts - 1);
    throw new Error(lhr.runtimeError.message);
  }
  const requests = lhr.audits['network-requests'].details.items;
  if (
    !requests.some(
      ({ url: address, statusCode }) => CUSTOMER_CALL.test(address) && statusCode === 200,
    )
  )
    throw new Error(`Nobody was logged in on ${url}`);
  const value = (name) => lhr.audits[name].numericValue;
  return {
    score: lhr.categories.performance.score * 100,
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    index: lhr.environment.benchmarkIndex,
    chromium: /Chrome\/([\d.]+)/.exec(lhr.environment.hostUserAgent)?.[1],
  };
}
