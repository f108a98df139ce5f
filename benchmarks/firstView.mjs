/**
 * Measures how long a logged-in customer waits for the first insurance on the overview, against a bare React
 * page that makes the same two calls and shows the same list: cold cache, slow 4G, a CPU slowed four times,
 * a phone's viewport. Run `pnpm build:site`, `npm --prefix benchmarks ci`, then
 * `npm --prefix benchmarks run first-view [-- --runs 15] [--portal-only | --json]`. Both pages run behind the
 * same nginx and load in turn, so that a slow machine slows both. Prints medians and where the portal's time
 * goes; never fails.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../scripts/chromium.mjs';
import { buildBarePage } from './buildBarePage.mjs';
import { loadOnce } from './loadOnce.mjs';
import { logIn, PORTAL_PATH, serveSite } from './serveSite.mjs';
import { median, range } from './statistics.mjs';
import { printWaterfall } from './waterfall.mjs';

const GOAL = 1.15;
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    dist: { type: 'string', default: new URL('../apps/portal/dist', import.meta.url).pathname },
    'portal-only': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const work = mkdtempSync(join(tmpdir(), 'bare-page-'));
const builds = { portal: values.dist };
const sites = {};
const records = { portal: [], bare: [] };
let browser;
let chromiumVersion;
try {
  if (!values['portal-only']) builds.bare = await buildBarePage(join(work, 'dist'), PORTAL_PATH);
  for (const [name, dist] of Object.entries(builds)) sites[name] = await serveSite(dist);
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  chromiumVersion = browser.version();
  // The first round warms up the servers and the browser's own processes.
  for (let run = -1; run < runs; run += 1) {
    const names = Object.keys(builds);
    for (const name of run % 2 ? names : names.toReversed()) {
      const { origin } = sites[name];
      const cookies = await logIn(origin, 'kari');
      const record = await loadOnce(browser, origin + PORTAL_PATH, cookies);
      if (run >= 0) records[name].push(record);
    }
  }
} finally {
  await browser?.close();
  for (const { stop } of Object.values(sites)) await stop();
  rmSync(work, { recursive: true, force: true });
}

const waits = (name) => records[name].map(({ firstInsurance }) => firstInsurance);
if (values.json) {
  const ratio = median(waits('portal')) / median(waits('bare'));
  const rows = [{ name: 'Until the first insurance', values: { ours: ratio }, goal: GOAL }];
  const table = { title: 'First view', unit: 'ratio to a bare page', rows };
  console.log(JSON.stringify({ tables: [table], chromium: chromiumVersion }));
  process.exit();
}
for (const name of Object.keys(builds)) {
  const [least, most] = range(waits(name));
  console.log(
    `${name}: first insurance after ${median(waits(name)).toFixed(0)} ms (median of ${runs}, ${least.toFixed(0)} to ${most.toFixed(0)})`,
  );
}
if (builds.bare) {
  const bare = waits('bare');
  const paired = waits('portal').map((wait, run) => wait / bare[run]);
  const ratio = median(waits('portal')) / median(bare);
  // Other load on the machine only adds time, so the fastest loads are the most accurate.
  const fastest = Math.min(...waits('portal')) / Math.min(...bare);
  console.log(
    `ratio: ${ratio.toFixed(2)} of the medians, ${median(paired).toFixed(2)} median of the pairs, ${fastest.toFixed(2)} of the fastest (goal: at most ${GOAL})`,
  );
}
for (const name of Object.keys(builds)) printWaterfall(name, records[name]);
