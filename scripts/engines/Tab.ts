import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { EngineTab } from './Engine';

/** What a person looks for: a role with a name, or a text. The innermost element with the text is meant. */
export type Query = ({ role: string; name?: string | RegExp } | { text: string | RegExp }) & {
  /** Where it is. */
  in?: Query;
};

export const button = (name: string | RegExp): Query => ({ role: 'button', name });
export const link = (name: string | RegExp): Query => ({ role: 'link', name });
export const heading = (name: string | RegExp): Query => ({ role: 'heading', name });
export const textbox = (name: string | RegExp): Query => ({ role: 'textbox', name });
export const text = (pattern: string | RegExp): Query => ({ text: pattern });

const LIMIT_MS = 20_000;
const INTERVAL_MS = 50;
const library = createRequire(import.meta.url).resolve('@testing-library/dom');
/** Makes `engines` in the page. */
const IN_PAGE = [
  new URL('@testing-library/dom.umd.min.js', `file://${library.replace(/index\.js$/, '')}`),
  new URL('inPage.js', import.meta.url),
]
  .map((file) => readFileSync(file, 'utf8'))
  .join(';\n');

/** A tab as a person uses it. All acts wait until they can be done, and reject with what was missing. */
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

  /** Opens a page, without waiting for what it loads. */
  open = (path: string) => this.replace(`location.assign(${JSON.stringify(this.origin + path)})`);
  reload = () => this.replace('location.reload()');

  private async replace(how: string) {
    await this.read(`void (window.isLeaving = true, ${how})`);
    await this.until('a new page', () => this.read(`!window.isLeaving && document.body !== null`));
  }

  back = () => this.read('void history.back()');

  see = (query: Query) => this.until(`${named(query)} seen`, () => this.find(query, 'length > 0'));
  miss = (query: Query) =>
    this.until(`${named(query)} gone`, () => this.find(query, 'length === 0'));
  count = (query: Query, count: number) =>
    this.until(`${count} × ${named(query)}`, () => this.find(query, `length === ${count}`));
  /** Waits until it is in the page, seen or not. */
  attached = (query: Query) =>
    this.until(named(query), () => this.find(query, 'length > 0', 'all'));
  focused = (query: Query) =>
    this.until(`the focus on ${named(query)}`, () =>
      this.find(query, 'includes(focused())', 'all'),
    );
  /** Waits until an expression with the first `element` is true. */
  has = (query: Query, expression: string) =>
    this.until(`${named(query)} with ${expression}`, () => this.of(query, expression));
  at = (path: RegExp) =>
    this.until(`the address ${path}`, async () => path.test(await this.read('location.href')));

  /** The value of an expression with the first `element`. */
  of = (query: Query, expression: string) =>
    this.find(query, `slice(0, 1).map((element) => ${expression})[0]`);

  async click(query: Query) {
    const { x, y } = await this.point(query);
    await this.engineTab.click(x, y);
  }

  /** Firefox refuses some movements just after a page has loaded. */
  hover = (query: Query) =>
    this.until(`the pointer on ${named(query)}`, async () => {
      const { x, y } = await this.point(query);
      await this.engineTab.move(x, y);
      return true;
    });

  /** Presses keys one after the other; `Shift+Tab` is two together. */
  async press(...keys: string[]) {
    for (const key of keys) await this.engineTab.press(key.split('+'));
  }

  type = (words: string) => this.press(...words.replaceAll('+', '').split(''));

  /** Clicks in the page in the frame. */
  async clickInFrame(query: Query) {
    const { x, y } = await new Tab(this.engineTab, this.origin, true).point(query);
    const [left, top] = await this.read(
      `(({ x, y }) => [x, y])(document.querySelector('iframe').getBoundingClientRect())`,
    );
    await this.engineTab.click(left + x, top + y);
  }

  /** Moves the focus to a group of choices by Tab, and to one of them by the arrow keys. */
  async chooseByKeyboard(choice: Query) {
    await this.reach({ role: 'radio' });
    for (let step = 0; step < 10; step += 1) {
      if (await this.find(choice, 'some((element) => element.checked)', 'all')) return;
      await this.press(step === 0 ? ' ' : 'ArrowRight');
    }
    throw new Error(`The arrow keys do not reach ${named(choice)}.`);
  }

  /** Presses Tab until an element has the focus. */
  async reach(query: Query) {
    await this.attached(query);
    for (let stop = 0; stop < 60; stop += 1) {
      if (await this.find(query, 'includes(focused())', 'all')) return;
      await this.press('Tab');
    }
    throw new Error(`Tab does not reach ${named(query)}.`);
  }

  /** Waits until something is true. */
  async until(what: string, isTrue: () => Promise<unknown>): Promise<void> {
    const end = Date.now() + LIMIT_MS;
    let problem: unknown;
    do {
      // The page may be replaced meanwhile.
      const result = await isTrue().catch((error) => {
        problem = error;
      });
      if (result) return;
      await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
    } while (Date.now() < end);
    throw new Error(`Not there: ${what}.${problem instanceof Error ? ` ${problem.message}` : ''}`);
  }

  private async find(query: Query, expression: string, which: 'seen' | 'all' = 'seen') {
    const asked = `(({ ${which}, focused }) => ${which}(${quoted(query)}).${expression})(engines)`;
    return this.withFinder(asked);
  }

  /** Where to press, when the element has stopped moving. */
  private async point(query: Query): Promise<{ x: number; y: number }> {
    let point = { x: -1, y: -1 };
    await this.until(`${named(query)} within reach`, async () => {
      const next = await this.withFinder(`engines.pointOf(${quoted(query)})`);
      const isStill = next && next.x === point.x && next.y === point.y;
      point = next ?? { x: -1, y: -1 };
      return isStill;
    });
    return point;
  }

  private async withFinder(expression: string) {
    if (!(await this.read(`'engines' in window`))) {
      await this.read(`(() => { ${IN_PAGE} })()`);
    }
    return this.read(expression);
  }
}

/** The query as an expression: JSON has no regular expressions. */
const quoted = (query: Query): string => {
  const fields = Object.entries(query).filter(([, value]) => value !== undefined);
  const written = fields.map(([key, value]) => {
    if (value instanceof RegExp) return `${key}: ${value}`;
    return `${key}: ${typeof value === 'string' ? JSON.stringify(value) : quoted(value)}`;
  });
  return `{ ${written.join(', ')} }`;
};

const named = (query: Query): string => {
  const own = 'role' in query ? `${query.role} ${query.name ?? ''}` : `'${query.text}'`;
  return query.in ? `${own} in ${named(query.in)}` : own;
};
