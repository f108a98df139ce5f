/**
 * Measures the feedback widget against a bare React control with the same nodes: the first press on a face
 * in a newly loaded page, mounting, every later press, and heap per widget. Run `pnpm build:packages`, then
 * `npm --prefix benchmarks run feedback`. The two take turns, so that a slow machine slows both. Prints
 * medians, or ratios with `-- --json`. Goal: at most 1.5 times the bare control.
 */
import { createRequire } from 'node:module';

const require = createRequire(new URL('../package.json', import.meta.url));
const { build } = createRequire(require.resolve('tsup'))('esbuild');
const { chromium } = require('playwright');
const { chromiumArgs, findChromium } = await import('../scripts/chromium.mjs');

const GOAL = 1.5;
const ROUNDS = 100;
const WIDGETS = 50;
const FIRST_PRESSES = 31;

const page = `
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { Feedback } from './packages/feedback-widget/dist/index.js';
const labels = ['Veldig misfornøyd', 'Litt misfornøyd', 'Midt på treet', 'Ganske fornøyd', 'Veldig fornøyd'];
function Bare({ name }) {
  const [value, choose] = useState();
  return h('form', null,
    h('fieldset', null, h('legend', null, h('h2', null, 'Hvor fornøyd er du med denne nettsiden?')),
      labels.map((label, at) => h('label', { key: at },
        h('input', { type: 'radio', name, checked: value === at, onChange: () => choose(at) }),
        h('svg', { viewBox: '0 0 40 40' }, h('circle', { cx: 20, cy: 20, r: 18 }), h('path', { d: 'M14 17h0m12 0h0' }), h('path', { d: 'M13 28q7 0 14 0' })),
        h('span', null, label)))),
    value !== undefined && h('div', null, h('label', { htmlFor: name }, 'Hva kan vi gjøre bedre?'), h('p', null, 'Ikke skriv personlige opplysninger.'), h('textarea', { id: name, rows: 4 }), h('p', null, '0 / 250')),
    value !== undefined && h('div', null, h('button', null, 'Send'), h('button', { type: 'button' }, 'Avbryt')));
}
const kinds = {
  bare: (at) => h(Bare, { name: 'bare' + at }),
  ours: () => h(Feedback, { type: 'smiley', maxLength: 250, onSubmit() {}, submitOnLeave: false }),
};
const mounted = [];
window.mount = (kind, count) => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const start = performance.now();
  flushSync(() => root.render(Array.from({ length: count }, (_, at) => h('div', { key: at }, kinds[kind](at)))));
  const took = performance.now() - start;
  mounted.push([root, host]);
  return took;
};
window.click = () => {
  const inputs = [...document.querySelectorAll('div > div > form input:first-child, div > div > div > form input:first-child')].filter((input, at, all) => all.findIndex((other) => other.name === input.name) === at);
  const start = performance.now();
  for (const input of inputs) flushSync(() => input.click());
  return [performance.now() - start, inputs.length];
};
window.clear = () => { for (const [root, host] of mounted.splice(0)) { root.unmount(); host.remove(); } };
`;

const bundled = await build({
  stdin: { contents: page, resolveDir: new URL('..', import.meta.url).pathname },
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  define: { 'process.env.NODE_ENV': '"production"' },
});
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const tab = await browser.newPage();
await tab.setContent('<!doctype html><body></body>');
await tab.addScriptTag({ content: bundled.outputFiles[0].text });
const cdp = await tab.context().newCDPSession(tab);

/** Reloads the page, mounts one widget and presses a face, without compiled code or earlier widgets. */
async function firstPress(kind) {
  const fresh = await browser.newPage();
  await fresh.setContent('<!doctype html><body></body>');
  await fresh.addScriptTag({ content: bundled.outputFiles[0].text });
  await fresh.evaluate(([k]) => window.mount(k, 1), [kind]);
  const [click, clicked] = await fresh.evaluate(() => window.click());
  if (clicked !== 1) throw new Error(`${clicked} instead of 1 were clicked`);
  await fresh.close();
  return click;
}

const first = { bare: [], ours: [] };
for (let round = -3; round < FIRST_PRESSES; round++) {
  for (const kind of round % 2 ? ['bare', 'ours'] : ['ours', 'bare']) {
    const click = await firstPress(kind);
    if (round >= 0) first[kind].push(click);
  }
}

const times = { mount: { bare: [], ours: [] }, click: { bare: [], ours: [] } };
for (let round = -5; round < ROUNDS; round++) {
  for (const kind of round % 2 ? ['bare', 'ours'] : ['ours', 'bare']) {
    const mount = await tab.evaluate(([k, n]) => window.mount(k, n), [kind, WIDGETS]);
    const [click, clicked] = await tab.evaluate(() => window.click());
    if (clicked !== WIDGETS) throw new Error(`${clicked} of ${WIDGETS} were clicked`);
    await tab.evaluate(() => window.clear());
    await cdp.send('HeapProfiler.collectGarbage');
    if (round < 0) continue;
    times.mount[kind].push(mount);
    times.click[kind].push(click);
  }
}
const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1];
const heap = {};
for (const kind of ['bare', 'ours']) {
  const used = async () => {
    for (let time = 0; time < 3; time++) await cdp.send('HeapProfiler.collectGarbage');
    return (await cdp.send('Runtime.getHeapUsage')).usedSize;
  };
  const before = await used();
  await tab.evaluate(([k]) => window.mount(k, 500), [kind]);
  heap[kind] = ((await used()) - before) / 500 / 1000;
  await tab.evaluate(() => window.clear());
}
const chromiumVersion = browser.version();
await browser.close();
const inTurn = (list) => (median(list) / WIDGETS) * 1000;
const rows = {
  'first press': ['bare', 'ours'].map((kind) => median(first[kind]) * 1000),
  mount: ['bare', 'ours'].map((kind) => inTurn(times.mount[kind])),
  'later press': ['bare', 'ours'].map((kind) => inTurn(times.click[kind])),
};
if (process.argv.includes('--json')) {
  const figures = Object.entries(rows).map(([name, [bare, ours]]) => ({
    name,
    values: { ours: ours / bare },
    goal: GOAL,
  }));
  const table = { title: 'Feedback', unit: 'ratio to bare', rows: figures };
  console.log(JSON.stringify({ tables: [table], chromium: chromiumVersion }));
  process.exit();
}
for (const [act, [bare, ours]] of Object.entries(rows)) {
  console.log(
    `${act}: bare ${bare.toFixed(0)} µs, ours ${ours.toFixed(0)} µs, ratio ${(ours / bare).toFixed(2)}`,
  );
}
console.log(`heap a widget: bare ${heap.bare.toFixed(1)} kB, ours ${heap.ours.toFixed(1)} kB`);
