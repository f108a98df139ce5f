import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inspect } from 'node:util';
import type { EngineTab } from './Engine';
import { until } from './until';

/** The element that a person looks for: a role with a name, or the innermost element with a text. */
export type Query = ({ role: string; name?: string | RegExp } | { text: string | RegExp }) & {
  /** The element around it. */
  in?: Query;
};

export const button = (name: string | RegExp): Query => ({ role: 'button', name });
export const link = (name: string | RegExp): Query => ({ role: 'link', name });
export const heading = (name: string | RegExp): Query => ({ role: 'heading', name });
export const textbox = (name: string | RegExp): Query => ({ role: 'textbox', name });
export const text = (pattern: string | RegExp): Query => ({ text: pattern });

const library = createRequire(import.meta.url).resolve('@testing-library/dom');
/** Makes `engines` in the page. */
const IN_PAGE = [
  new URL('@testing-library/dom.umd.min.js', `file://${library.replace(/index\.js$/, '')}`),
  new URL('inPage.js', import.meta.url),
]
  .map((file) => readFileSync(file, 'utf8'))
  .join(';\n');

/** A tab as a person uses it. All acts wait until they can be done, and reject with the missing element. */
export class Tab {
  constructor(
    readonly engineTab: EngineTab,
    private readonly origin: string,
    private readonly inFrame = false,
  ) {}

  /** Evaluates an expression in the page. */
  // biome-ignore lint/suspicious/noExplicitAny: whatever the expression is
  read(expression: string): Promise<any> {
    return this.engineTab.evaluate(expression, this.inFrame);
  }

  /** Opens a page, without waiting for its files. */
  open = (path: string) => this.replace(`location.assign(${JSON.stringify(this.origin + path)})`);
  reload = () => this.replace('location.reload()');

  private async replace(how: string) {
    await this.read(`void (window.isLeaving = true, ${how})`);
    // Firefox has an empty page in between.
    await this.until('a new page', () =>
      this.read(`!window.isLeaving && document.body !== null && location.protocol !== 'about:'`),
    );
  }

  resize = (width: number, height: number) => this.engineTab.resize(width, height);
  activate = () => this.engineTab.activate();
  move = (x: number, y: number) => this.engineTab.move(x, y);
  back = () => this.read('void history.back()');

  see = (query: Query) =>
    this.until(`${written(query)} seen`, () => this.find(query, 'length > 0'));
  miss = (query: Query) =>
    this.until(`${written(query)} gone`, () => this.find(query, 'length === 0'));
  count = (query: Query, count: number) =>
    this.until(`${count} × ${written(query)}`, () => this.find(query, `length === ${count}`));
  /** Waits until the element is in the page, seen or not. */
  attached = (query: Query) =>
    this.until(written(query), () => this.find(query, 'length > 0', 'all'));
  focused = (query: Query) =>
    this.until(`the focus on ${written(query)}`, () =>
      this.find(query, 'includes(engines.focused())', 'all'),
    );
  /** Waits until an expression with the first `element` is true. */
  has = (query: Query, expression: string) =>
    this.until(`${written(query)} with ${expression}`, () => this.of(query, expression));
  /** Waits until an element is painted whose colour the page before has not. */
  painted = (query: Query) =>
    this.until(`${written(query)} painted`, async () =>
      this.engineTab.isPainted(await this.of(query, 'getComputedStyle(element).backgroundColor')),
    );
  at = (path: RegExp) =>
    this.until(`the address ${path}`, async () => path.test(await this.read('location.href')));

  /** The value of an expression with the first `element`. */
  of = (query: Query, expression: string, which: 'seen' | 'all' = 'seen') =>
    this.find(query, `slice(0, 1).map((element) => ${expression})[0]`, which);

  async click(query: Query) {
    const { x, y } = await this.point(query);
    await this.engineTab.click(x, y);
  }

  /** Firefox refuses some movements just after a page has loaded. */
  hover = (query: Query) =>
    this.until(`the pointer on ${written(query)}`, async () => {
      const { x, y } = await this.point(query);
      await this.engineTab.move(x, y);
      return true;
    });

  /** Presses keys one after the other; `Control+a` is two together. */
  async press(...keys: string[]) {
    for (const key of keys) await this.engineTab.press(key.split('+'));
  }

  type = (words: string) => this.press(...words);

  /** Finds an element of the page in the frame, and returns how to click there. Looking into a frame may focus the frame. */
  async clickerInFrame(query: Query) {
    const { x, y } = await new Tab(this.engineTab, this.origin, true).point(query);
    const [left, top] = await this.read(
      `(({ x, y }) => [x, y])(document.querySelector('iframe').getBoundingClientRect())`,
    );
    return () => this.engineTab.click(left + x, top + y);
  }

  /** Chooses by Tab and the arrow keys. */
  async chooseByKeyboard(choice: Query) {
    await this.reach({ role: 'radio' });
    await this.press(' ');
    await this.reach(choice, 'ArrowRight');
  }

  /** Presses a key until an element has the focus. */
  async reach(query: Query, key = 'Tab') {
    await this.attached(query);
    for (let presses = 0; presses < 60; presses += 1) {
      if (await this.find(query, 'includes(engines.focused())', 'all')) return;
      await this.press(key);
    }
    throw new Error(`${key} does not reach ${written(query)}.`);
  }

  /** Waits until something is true. The page may be replaced meanwhile. */
  until = (what: string, isTrue: () => Promise<unknown>) =>
    until(isTrue).catch(async ({ message }) => {
      const address = await this.read('location.href').catch(() => 'a page that does not respond');
      throw new Error(`Not at ${address}: ${what}. ${message}`);
    });

  /** The value of an expression that begins with the elements. */
  private async find(query: Query, expression: string, which: 'seen' | 'all' = 'seen') {
    if (!(await this.read(`'engines' in window`))) await this.read(`(() => { ${IN_PAGE} })()`);
    return this.read(`engines.${which}(${written(query)}).${expression}`);
  }

  /** Where to press, when the element has stopped moving. */
  private async point(query: Query): Promise<{ x: number; y: number }> {
    let point = { x: -1, y: -1 };
    await this.until(`${written(query)} within reach`, async () => {
      const { x, y } = point;
      point = (await this.of(query, `engines.pointOf(element)`)) ?? { x: -1, y: -1 };
      return point.x >= 0 && point.x === x && point.y === y;
    });
    return point;
  }
}

/** The query as an expression, also for messages. JSON has no regular expressions. */
const written = (query: Query) => inspect(query, { depth: null, breakLength: Infinity });
