/** Mounts, times and checks one piece of work, in the page of one library. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Longer than any library's delay. */
const LIMIT_MS = 3000;
/** Effects of the preparation, and tasks that they start, have run by then. */
const SETTLED_MS = 5;
/** The browser's clock has steps of 0.1 ms, so a sample is several runs. */
const RUNS_A_SAMPLE = 8;
/** More than any library's gap between a trigger and its popup. */
const BESIDE_PX = 40;

let host;
let root;

/** An array of what `make` returns for 0, 1, 2 … */
export const list = (count, make) => Array.from({ length: count }, (_, at) => make(at));

/** Renders a view into a new root. */
export function mount(view) {
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  root.render(view);
}

/** Gives the only button the focus, as the keyboard does. */
export const focusTrigger = () => host.querySelector('button').focus({ focusVisible: true });

/** Presses the control with this index among the matching controls. */
export const press = (selector, at) => host.querySelectorAll(selector)[at].click();

const countIs = (selector, count) => document.querySelectorAll(selector).length === count;

/**
 * One work of one library.
 * @typedef {object} Work
 * @property {() => void} [prepare] Runs first, and is not timed.
 * @property {() => void} act The timed action.
 * @property {[selector: string, count: number]} shows The elements of the page when the work is done.
 * @property {() => void} [clear] Empties a store outside React.
 */

/**
 * Starts a work, and takes the time until its result is in the page, and until the result is laid out.
 * @param {Work} work
 * @param {{ texts: string[], beside?: boolean }} result The visible texts, beside the trigger or anywhere.
 * @returns {Promise<[scriptMs: number, layoutMs: number]>}
 */
async function run({ prepare, act, shows, clear }, { texts, beside }) {
  if (prepare) flushSync(prepare);
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  const isDone = () => countIs(...shows) && (!beside || isBesideTrigger(shows[0]));
  const startedAt = performance.now();
  flushSync(act);
  await until(isDone, () => describe(shows));
  const script = performance.now() - startedAt;
  document.body.getBoundingClientRect();
  const layout = performance.now() - startedAt;
  // Not timed: some results fade in, reduced motion or not.
  await until(
    () => texts.every(isVisible),
    () => `not visible: ${texts}`,
  );
  flushSync(() => root.unmount());
  host.remove();
  clear?.();
  return [script, layout];
}

async function until(isTrue, describeFailure) {
  const startedAt = performance.now();
  while (!isTrue()) {
    if (performance.now() - startedAt > LIMIT_MS) throw new Error(describeFailure());
    await nextTask();
  }
}

const describe = ([selector, count]) =>
  `${document.querySelectorAll(selector).length} of ${count} ${selector} in ${document.body.innerHTML.slice(0, 2000)}`;

/** Unlike a timer, a message is not delayed. */
const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Libraries that position by script first show a popup elsewhere. */
function isBesideTrigger(selector) {
  const popup = document.querySelector(selector).getBoundingClientRect();
  const trigger = host.querySelector('button').getBoundingClientRect();
  const gapX = Math.max(popup.left - trigger.right, trigger.left - popup.right);
  const gapY = Math.max(popup.top - trigger.bottom, trigger.top - popup.bottom);
  return Math.max(gapX, gapY) < BESIDE_PX && popup.width > 0 && popup.left >= 0 && popup.top >= 0;
}

/** Whether a text has a box in the page; it may still fade in. */
function isVisible(text) {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode;
    if (!data.includes(text) || !parentElement.checkVisibility({ visibilityProperty: true }))
      continue;
    const { width, height } = parentElement.getBoundingClientRect();
    if (width > 1 && height > 1) return true;
  }
  return false;
}

/** Offers the works of one library to the benchmark. @param {Record<string, Work>} works */
export function offer(works) {
  window.works = Object.keys(works);
  window.sample = async (name, result) => {
    const sums = [0, 0];
    for (let count = 0; count < RUNS_A_SAMPLE; count += 1) {
      const [script, layout] = await run(works[name], result);
      sums[0] += script;
      sums[1] += layout;
    }
    return sums.map((sum) => sum / RUNS_A_SAMPLE);
  };
}
