/**
 * Prints the time of toasts, tooltips, accordions and feedback as a ratio to bare React controls with the same nodes,
 * for our packages and their peers. `pnpm build:packages && npm --prefix benchmarks ci`, then `npm --prefix benchmarks
 * run parts [-- --rounds 25] [--only ours,radix] [--works toast,tooltip]` on a quiet machine. `--works` chooses rows by
 * parts of their names; `--only ours` needs no `npm ci`. Each library has a page of its own, with its styles and reduced
 * motion. The pages take turns, so that a slow machine slows all alike. A dash marks a part that a library lacks. Goal:
 * never slower than the best peer that has the same part.
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../scripts/chromium.mjs';
import { buildPage } from './parts/buildPage.mjs';
import { median, printTable } from './statistics.mjs';

const WARM_UP_ROUNDS = 5;

/** The files in `parts/`. */
const NAMES = [
  'bare',
  'ours',
  'baseUi',
  'radix',
  'designsystemet',
  'jokul',
  'ffe',
  'sonner',
  'reactHotToast',
];

/** The texts at the end of each work, in all libraries. */
const RESULTS = {
  '5 toasts': { texts: ['Lagret 0', 'Lagret 4'] },
  // Some libraries show the first five toasts and let the others wait, some show the last five.
  'burst of 100 toasts': { texts: ['Lagret'] },
  'mount 100 tooltip triggers': { texts: ['Vilkår 0', 'Vilkår 99'] },
  'open one tooltip': { texts: ['Lastes ned'], beside: true },
  'mount 50 accordion items': { texts: ['Spørsmål 0', 'Spørsmål 49'] },
  'toggle one accordion item': { texts: ['Svar 20'] },
  'mount 20 feedbacks': { texts: ['Hvor fornøyd er du'] },
  'choose a face': { texts: ['Send'] },
};

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '25' },
    only: { type: 'string' },
    works: { type: 'string', default: '' },
  },
});
const names = values.only ? ['bare', ...values.only.split(',')] : NAMES;
const works = Object.keys(RESULTS).filter((work) =>
  values.works.split(',').some((part) => work.includes(part)),
);
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const pages = {};
for (const name of names) pages[name] = await openPage(name);

const script = [];
const layout = [];
for (const work of works) {
  const times = await measure(work);
  script.push([work, ...ratios(times, 0)]);
  layout.push([work, ...ratios(times, 1)]);
}
await browser.close();
printTable('Until the result is in the page', [['ratio to bare', ...names], ...script]);
printTable('Until it is laid out, with styles', [['ratio to bare', ...names], ...layout]);

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
    // Another library is first in each round.
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
