import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { chromiumArgs, findChromium } from '../../../../../scripts/chromium.mjs';
import { startSite } from '../../testing/startSite';

let site: Awaited<ReturnType<typeof startSite>>;
let browser: Browser;
let page: Page;
let problems: string[];

beforeAll(async () => {
  site = await startSite('http://127.0.0.1');
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

beforeEach(async () => {
  page = await browser.newPage({ bypassCSP: true });
  problems = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(site.url);
  await page.locator('.tc-banner').waitFor();
});

afterEach(async () => {
  await page.context().close();
  expect(problems).toEqual([]);
});

const poll = <Value>(read: () => Promise<Value>) => expect.poll(read, { timeout: 6_000 });
const openSettings = () => page.getByRole('button', { name: 'Informasjonskapsler' }).click();
const hidden = () => page.evaluate(() => window.hidden.toSorted());
const hide = (style: string) => page.addStyleTag({ content: style });
/** Whatever the banner and the settings leave in the page: a modal, a tab stop, room. */
const traces = () =>
  page.evaluate(() => [
    document.querySelectorAll('dialog[open]').length,
    document.querySelectorAll('.tc-skip').length,
    document.querySelector<HTMLElement>('.tc-banner')?.offsetHeight ?? 0,
    getComputedStyle(document.documentElement).scrollPaddingBlockEnd,
  ]);
const nothing = [0, 0, 0, 'auto'];

/** One of each check of `isSeen` before landing. */
const STYLES = [
  '.tc-part { display: none !important; }',
  '.tc-part { opacity: 0.01 !important; }',
  '.tc-part { height: 0 !important; }',
  '.tc-part { max-width: 0 !important; padding: 0 !important; overflow: hidden !important; }',
  '.tc-part { position: fixed !important; left: -9999px !important; }',
  '.tc-title { display: none !important; }',
  '.tc-part { clip-path: inset(50%) !important; }',
  '.tc-part { filter: opacity(0) !important; }',
  '.tc-part * { font-size: 0 !important; line-height: 0 !important; }',
  '.tc-part, .tc-part * { color: transparent !important; background: none !important; }',
  '.tc-actions button { pointer-events: none !important; }',
];
const OTHER_STYLES = [
  '[class*="tc-"] { visibility: hidden !important; }',
  '.tc-part { opacity: 0 !important; }',
  '.tc-part { transform: scale(0) !important; }',
  '.tc-part { clip: rect(0 0 0 0) !important; position: absolute !important; }',
  '.tc-part { pointer-events: none !important; }',
  '.tc-actions { display: none !important; }',
  '.tc-actions button { visibility: hidden !important; }',
];

test.each(import.meta.env.MODE === 'soak' ? [...STYLES, ...OTHER_STYLES] : STYLES)(
  'settings and a banner that %s hides close, the page is told, and stays usable',
  async (style) => {
    await openSettings();
    await page.getByRole('dialog').waitFor();
    await hide(style);
    await poll(hidden).toEqual(['banner', 'settings']);
    await poll(traces).toEqual(nothing);
    await openSettings();
    await poll(hidden).toEqual(['banner', 'settings', 'settings']);
    await poll(traces).toEqual(nothing);
  },
);

test('another modal over the settings, and a library that takes the pointer from the page, close nothing', async () => {
  await page.clock.install();
  await page.reload();
  await page.locator('.tc-banner').waitFor();
  await openSettings();
  await page.evaluate(() => {
    const modal = document.body.appendChild(document.createElement('dialog'));
    modal.id = 'other';
    modal.textContent = 'Modal';
    modal.showModal();
  });
  await page.clock.runFor(2_000);
  expect(await hidden()).toEqual([]);
  await page.evaluate(() => document.getElementById('other')?.remove());
  await page.getByRole('dialog').getByRole('button', { name: 'Lukk' }).click();
  await hide('body { pointer-events: none; }');
  await page.clock.runFor(2_000);
  expect(await hidden()).toEqual([]);
});

test('an element around the settings that is not rendered opens no modal', async () => {
  await openSettings();
  await hide('div:has(> dialog) { display: none; }');
  await poll(hidden).toEqual(['banner', 'settings']);
  expect(await page.locator('dialog[open]').count()).toBe(0);
});

test('a blocker that removes banner and settings does not break the page, and the button works again', async () => {
  await openSettings();
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('.tc-part')) part.remove();
  });
  await poll(hidden).toEqual(['banner', 'settings']);
  await poll(traces).toEqual(nothing);
  await openSettings();
  await page.getByRole('dialog').getByRole('button', { name: 'Bare nødvendige' }).click();
  await poll(traces).toEqual(nothing);
});

test('a banner that can be seen again does not cover the element that has the focus', async () => {
  await page.evaluate(() => {
    for (let index = 0; index < 60; index++) {
      const link = document.createElement('a');
      link.href = `#${index}`;
      link.textContent = `Forsikring ${index}`;
      document.querySelector('main')?.appendChild(document.createElement('p')).append(link);
    }
  });
  await hide('.tc-banner { display: none !important; }');
  await poll(hidden).toEqual(['banner']);
  const covered = () =>
    page.evaluate(() => {
      const { top } = document.querySelector('.tc-banner')?.getBoundingClientRect() ?? { top: 0 };
      return (document.activeElement?.getBoundingClientRect().bottom ?? 0) > top;
    });
  await page.evaluate(() => {
    const links = [...document.querySelectorAll('a')];
    links.findLast((link) => link.getBoundingClientRect().bottom < window.innerHeight)?.focus();
    document.head.lastElementChild?.remove();
  });
  await page.locator('.tc-skip').waitFor({ state: 'attached' });
  await poll(covered).toBe(false);
  expect(await page.locator(':focus').textContent()).toMatch(/^Forsikring/);
});
