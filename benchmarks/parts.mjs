/**
 * Measures toasts, tooltips and accordions: bare React controls with the same nodes, ui-kit, and its peers.
 * Run `pnpm build:packages && npm --prefix benchmarks ci`, then
 * `npm --prefix benchmarks run parts [-- --rounds 25] [--only ours,radix] [--markdown | --json]`. Each library has
 * a page of its own, with its styles and reduced motion. They take turns, so that a slow machine slows all alike.
 * Prints medians of the ratio to bare, and a dash for what a library lacks. Goal: never slower than the best
 * peer that has the same part.
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../scripts/chromium.mjs';
import { LIBRARIES, versionOf } from './libraries.mjs';
import { buildPage, reactVersion } from './parts/buildPage.mjs';
import { printTable } from './parts/printTable.mjs';
import { median } from './statistics.mjs';

const WARM_UP_ROUNDS = 5;

/** The files in `parts/`. */
const NAMES = [
  'bare',
  'ours',
  'baseUi',
  'radix',
  'designsystemet',
  'jokul',
  'sonner',
  'reactHotToast',
];

/** What a reader sees at the end of each work, in all libraries. */
const RESULTS = {
  '5 toasts': { texts: ['Lagret 0', 'Lagret 4'] },
  // Some show the first five and let the others wait, some the last five.
  'burst of 100 toasts': { texts: ['Lagret'] },
  'mount 100 tooltip triggers': { texts: ['Vilkår 0', 'Vilkår 99'] },
  'open one tooltip': { texts: ['Lastes ned'], beside: true },
  'mount 50 accordion items': { texts: ['Spørsmål 0', 'Spørsmål 49'] },
  'toggle one accordion item': { texts: ['Svar 20'] },
};

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '25' },
    only: { type: 'string' },
    markdown: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const names = values.only ? ['bare', ...values.only.split(',')] : NAMES;
const works = Object.keys(RESULTS);

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const pages = {};
for (const name of names) pages[name] = await openPage(name);

const script = [];
const layout = [];
for (const work of works) {
  console.error(`${work} …`);
  const times = await measure(work);
  script.push([work, ...ratios(times, 0)]);
  layout.push([work, ...ratios(times, 1)]);
}
const tables = [
  { title: 'Until the result is in the page', unit: 'ratio to bare', rows: script },
  { title: 'Until it is laid out, with styles', unit: 'ratio to bare', rows: layout },
  { title: 'Heap', unit: 'kB each', rows: await heapRows() },
];
if (values.json) {
  const figures = tables.map(({ rows, ...table }) => ({ ...table, rows: rows.map(figuresOf) }));
  console.log(JSON.stringify({ tables: figures, chromium: browser.version() }));
} else {
  for (const { title, unit, rows } of tables)
    printTable(title, [[unit, ...names], ...rows], values);
  console.log(`\n${versions()}`);
}
await browser.close();

async function openPage(name) {
  const { script, styles } = await buildPage(name);
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.setContent(`<!doctype html><html lang="nb"><head></head><body></body></html>`);
  if (styles) await page.addStyleTag({ content: styles });
  await page.addScriptTag({ content: script });
  const cdp = await page.context().newCDPSession(page);
  const has = new Set(await page.evaluate(() => window.works));
  return { page, cdp, has };
}

/** The times of one work in each library that has it: `[script, layout]` in milliseconds, by round. */
async function measure(work) {
  const having = names.filter((name) => pages[name].has.has(work));
  const times = Object.fromEntries(having.map((name) => [name, []]));
  for (let round = -WARM_UP_ROUNDS; round < Number(values.rounds); round += 1) {
    // Another one is first in each round.
    const first = (round + WARM_UP_ROUNDS) % having.length;
    for (const name of [...having.slice(first), ...having.slice(0, first)]) {
      const { page, cdp } = pages[name];
      const sample = await page
        .evaluate(([w, result]) => window.sample(w, result), [work, RESULTS[work]])
        .catch((error) => {
          throw new Error(`${name}, ${work}: ${error.message}`);
        });
      if (round >= 0) times[name].push(sample);
      await cdp.send('HeapProfiler.collectGarbage');
    }
  }
  return times;
}

/** The cells of one row: for each library the median ratio to bare in the same round. */
function ratios(times, at) {
  return names.map((name) => {
    if (!times[name]) return '–';
    const us = median(times[name].map((sample) => sample[at])) * 1000;
    const ratio = median(times[name].map((sample, round) => sample[at] / times.bare[round][at]));
    return name === 'bare' ? `${us.toFixed(0)} µs` : ratio.toFixed(2);
  });
}

/** What 100 triggers and 50 items take of the heap, apart from the page. */
async function heapRows() {
  const rows = [];
  for (const [work, count] of [
    ['mount 100 tooltip triggers', 100],
    ['mount 50 accordion items', 50],
  ]) {
    const cells = [];
    for (const name of names) cells.push(await heapOf(name, work, count));
    rows.push([work, ...cells]);
  }
  return rows;
}

/** A row of cells as numbers by library, without the bare control. The goal is the best peer. */
function figuresOf([name, ...cells]) {
  const figures = Object.fromEntries(
    names
      .map((library, at) => [library, Number(cells[at])])
      .filter(([, cell]) => !Number.isNaN(cell)),
  );
  const { bare, ours, ...peers } = figures;
  const goal = Math.min(...Object.values(peers));
  return { name, values: { ours, ...peers }, ...(Number.isFinite(goal) && { goal }) };
}

async function heapOf(name, work, count) {
  const { page, cdp, has } = pages[name];
  if (!has.has(work)) return '–';
  const used = async () => {
    for (let time = 0; time < 3; time += 1) await cdp.send('HeapProfiler.collectGarbage');
    return (await cdp.send('Runtime.getHeapUsage')).usedSize;
  };
  const before = await used();
  await page.evaluate((w) => window.hold(w), work);
  const held = (await used()) - before;
  await page.evaluate(() => window.drop());
  return (held / count / 1000).toFixed(1);
}

function versions() {
  const installed = names
    .filter((name) => LIBRARIES[name])
    .map((name) => `${LIBRARIES[name]} ${versionOf(name)}`);
  return [`React ${reactVersion}`, `Chromium ${browser.version()}`, ...installed].join(', ');
}
