/**
 * Measures ui-kit's toasts, tooltip triggers and accordion items against bare React controls with the same
 * nodes. Run `pnpm build:packages`, then `npm --prefix benchmarks run parts`. The two take turns, so that a
 * slow machine slows both. Prints medians; animations are off.
 */
import { createRequire } from 'node:module';

const require = createRequire(new URL('../package.json', import.meta.url));
const { build } = createRequire(require.resolve('tsup'))('esbuild');
const { chromium } = require('playwright');
const { chromiumArgs, findChromium } = await import('../scripts/chromium.mjs');

const ROUNDS = 25;

const page = `
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { AccordionItem, AccordionRoot, createToastQueue, ToastProvider, Tooltip } from './packages/ui-kit/dist/index.js';

let host, root;
const mount = (view) => {
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  flushSync(() => root.render(view));
};
const list = (count, make) => Array.from({ length: count }, (_, at) => make(at));
let setBare;
function BareToasts() {
  const [toasts, set] = useState([]);
  setBare = set;
  return h('section', null, toasts.map((text) => h('div', { key: text, role: 'group', 'aria-label': text }, h('p', null, text), h('button', null, 'Lukk'))));
}
function BareTip({ at }) {
  const [open, set] = useState(false);
  return h('span', null, h('button', { onPointerEnter: () => set(true), onFocus: () => set(true) }, 'Vilkår ' + at), open && h('span', { role: 'tooltip' }, 'Lastes ned'));
}
function BareItem({ at }) {
  const [open, set] = useState(false);
  return h('div', null, h('h3', null, h('button', { 'aria-expanded': open, onClick: () => set(!open) }, 'Spørsmål ' + at)), h('div', { hidden: !open }, 'Svar'));
}
let queue;
const timed = (act) => { const start = performance.now(); act(); return performance.now() - start; };
const work = {
  '5 toasts': {
    prepare: { bare: () => mount(h(BareToasts)), ours: () => { queue = createToastQueue({ limit: 5 }); mount(h(ToastProvider, { queue })); flushSync(() => {}); } },
    bare: () => flushSync(() => setBare(list(5, (at) => 'Lagret ' + at))),
    ours: () => flushSync(() => { for (const at of list(5, (n) => n)) queue.add({ content: 'Lagret ' + at }); }),
  },
  '100 toasts': {
    prepare: { bare: () => mount(h(BareToasts)), ours: () => { queue = createToastQueue({ limit: 5 }); mount(h(ToastProvider, { queue })); flushSync(() => {}); } },
    bare: () => flushSync(() => setBare(list(5, (at) => 'Lagret ' + at))),
    ours: () => flushSync(() => { for (const at of list(100, (n) => n)) queue.add({ content: 'Lagret ' + at }); }),
  },
  'mount 100 tooltip triggers': {
    prepare: { bare() {}, ours() {} },
    bare: () => mount(list(100, (at) => h(BareTip, { key: at, at }))),
    ours: () => mount(list(100, (at) => h(Tooltip, { key: at, content: 'Lastes ned' }, h('button', null, 'Vilkår ' + at)))),
  },
  'open one tooltip': {
    prepare: { bare: () => mount(h(BareTip, { at: 0 })), ours: () => mount(h(Tooltip, { content: 'Lastes ned' }, h('button', null, 'Vilkår'))) },
    bare: () => { host.querySelector('button').focus({ focusVisible: true }); flushSync(() => {}); host.offsetTop; },
    ours: () => { host.querySelector('button').focus({ focusVisible: true }); host.offsetTop; },
  },
  'mount 50 accordion items': {
    prepare: { bare() {}, ours() {} },
    bare: () => mount(list(50, (at) => h(BareItem, { key: at, at }))),
    ours: () => mount(h(AccordionRoot, { headingLevel: 3 }, list(50, (at) => h(AccordionItem, { key: at, heading: 'Spørsmål ' + at }, 'Svar')))),
  },
  'toggle one accordion item': {
    prepare: {
      bare: () => mount(list(50, (at) => h(BareItem, { key: at, at }))),
      ours: () => mount(h(AccordionRoot, { headingLevel: 3 }, list(50, (at) => h(AccordionItem, { key: at, heading: 'Spørsmål ' + at }, 'Svar')))),
    },
    bare: () => { flushSync(() => host.querySelectorAll('button')[20].click()); host.offsetHeight; },
    ours: () => { host.querySelectorAll('summary')[20].click(); host.offsetHeight; },
  },
};
window.names = Object.keys(work);
// The browser's clock has steps of 0.1 ms, so a sample is several runs.
window.run = async (name, kind) => {
  let took = 0;
  let nodes = 0;
  for (let run = 0; run < 8; run++) {
    work[name].prepare[kind]();
    // Wait until the effects of the preparation have run.
    await new Promise((resolve) => setTimeout(resolve, 5));
    took += timed(work[name][kind]);
    nodes = Math.max(nodes, document.querySelectorAll('.ui-toast').length);
    flushSync(() => root.unmount());
    host.remove();
  }
  return [took / 8, nodes];
};
window.hold = (name, kind) => work[name][kind]();
window.drop = () => { flushSync(() => root.unmount()); host.remove(); };
`;

const bundled = await build({
  stdin: { contents: page, resolveDir: new URL('..', import.meta.url).pathname },
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
});
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const tab = await browser.newPage({ reducedMotion: 'reduce' });
await tab.setContent('<!doctype html><body></body>');
await tab.addScriptTag({ content: bundled.outputFiles[0].text });
const cdp = await tab.context().newCDPSession(tab);
const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1];
const run = (name, kind) => tab.evaluate(([n, k]) => window.run(n, k), [name, kind]);

for (const name of await tab.evaluate(() => window.names)) {
  const times = { bare: [], ours: [] };
  let most = 0;
  for (let round = -5; round < ROUNDS; round++) {
    for (const kind of round % 2 ? ['bare', 'ours'] : ['ours', 'bare']) {
      const [took, nodes] = await run(name, kind);
      most = Math.max(most, nodes);
      if (round >= 0) times[kind].push(took);
    }
    await cdp.send('HeapProfiler.collectGarbage');
  }
  const [bare, ours] = [median(times.bare), median(times.ours)];
  const note = name.includes('toasts') ? `, at most ${most} toasts in the page` : '';
  console.log(
    `${name}: bare ${(bare * 1000).toFixed(0)} µs, ours ${(ours * 1000).toFixed(0)} µs, ratio ${(ours / bare).toFixed(2)}${note}`,
  );
}

const used = async () => {
  for (let time = 0; time < 3; time++) await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
};
for (const [name, count] of [
  ['mount 100 tooltip triggers', 100],
  ['mount 50 accordion items', 50],
]) {
  const before = await used();
  await tab.evaluate((n) => window.hold(n, 'ours'), name);
  const heap = ((await used()) - before) / count / 1000;
  await tab.evaluate(() => window.drop());
  console.log(`${name}: ${heap.toFixed(1)} kB of heap each`);
}
await browser.close();
