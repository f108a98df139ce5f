import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { chromiumArgs, findChromium } from '../../../../scripts/chromium.mjs';
import { canaries, findCanaries } from '../testing/canaries';
import { startCollector } from '../testing/startCollector';
import { startSite } from '../testing/startSite';

const isNightly = import.meta.env.MODE === 'soak';

let collector: Awaited<ReturnType<typeof startCollector>>;
let site: Awaited<ReturnType<typeof startSite>>;
let browser: Browser;
let context: BrowserContext;
let problems: string[];

beforeAll(async () => {
  collector = await startCollector();
  site = await startSite(collector.url);
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await site?.close();
  await collector?.close();
});

beforeEach(async () => {
  collector.reset();
  site.paths.length = 0;
  problems = [];
  context = await browser.newContext();
});

afterEach(async () => {
  await context.close();
  expect(problems).toEqual([]);
});

async function openPage(path = '/'): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    // The collector closes connections on purpose: that is not an error of the page.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      problems.push(message.text());
    }
  });
  await page.clock.install();
  await page.goto(`${site.url}${path}`);
  await page.getByRole('heading', { name: 'Forsikringer' }).waitFor();
  return page;
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click();

const track = (page: Page, first: number, count = 1) =>
  page.evaluate(
    ([from, length]) => {
      for (let value = from; value < from + length; value++) {
        window.tracker.track('Statistikk', { name: 'teller', value });
      }
    },
    [first, count] as const,
  );

const poll = <Value>(read: () => Promise<Value> | Value) => expect.poll(read, { timeout: 20_000 });
const counts = (page: Page) => page.evaluate(() => window.tracker.getCounts());
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));
/** Accepts, and waits until the first request has delivered the page view. */
async function optIn(page: Page) {
  await press(page, 'Godta alle');
  await poll(async () => {
    await page.clock.runFor(1_000);
    return (await counts(page)).delivered;
  }).toBe(1);
}
const cookieNames = async () => (await context.cookies()).map(({ name }) => name).sort();
const numbers = () => collector.kept().filter(({ event }) => event === 'Statistikk');
const senders = () => site.paths.filter((path) => /Delivery|Session/.test(path));

test('sends nothing before opt-in, batches after it, and nothing after withdrawal', async () => {
  const { policyNumber, nationalId, email } = canaries;
  const page = await openPage(
    `/privat/forsikring/bil/${policyNumber}/${email}?fnr=${nationalId}&navn=${canaries.name}#${canaries.phone}`,
  );
  await page.evaluate((name) => {
    document.title = name;
  }, canaries.name);
  await page.getByRole('region').waitFor();
  expect(collector.requests).toEqual([]);
  expect(senders()).toEqual([]);
  expect(await cookieNames()).toEqual([]);
  expect(await stored(page)).toBe('{}');

  const optedInAt = Date.now();
  await optIn(page);
  expect(senders()).toHaveLength(2);
  expect(collector.requests).toHaveLength(1);
  expect(collector.requests[0]?.query.get('ip')).toBe('0');
  expect(collector.requests[0]?.headers.referer).toBeUndefined();
  expect(collector.kept()[0]).toMatchObject({
    event: 'Sidevisning',
    properties: {
      side: '/privat/forsikring/bil/{number}/{text}',
      $current_url: `${site.url}/privat/forsikring/bil/{number}/{text}`,
    },
  });
  expect(collector.requests.flatMap(({ raw }) => findCanaries(raw))).toEqual([]);
  expect(await cookieNames()).toEqual(['forsikring-tracking', 'fremtind-cookie-consent']);
  for (const cookie of await context.cookies()) {
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', domain: '127.0.0.1' });
    expect((cookie.expires * 1_000 - optedInAt) / 86_400_000).toBeCloseTo(365, 1);
  }

  await track(page, 0, 3);
  await press(page, 'Informasjonskapsler');
  await page.getByRole('dialog').getByRole('button', { name: 'Bare nødvendige' }).click();
  await track(page, 3, 3);
  expect(await cookieNames()).toEqual(['fremtind-cookie-consent']);
  expect(await stored(page)).toBe('{}');
  expect(await counts(page)).toMatchObject({
    queued: 0,
    checked: 0,
    dropped: { WITHDRAWN: 3, OPTED_OUT: 3 },
  });
  await page.goto(`${site.url}/neste`);
  await page.getByRole('heading').waitFor();
  expect(collector.requests).toHaveLength(1);
  expect(await cookieNames()).toEqual(['fremtind-cookie-consent']);
}, 60_000);

const sizes = [
  [320, 568],
  [360, 740],
  [740, 360],
  [1200, 800],
] as const;
test.each(isNightly ? sizes : sizes.slice(0, 1))(
  'hides no tab stop behind the banner at %i × %i',
  async (width, height) => {
    const page = await openPage();
    await page.setViewportSize({ width, height });
    await page.evaluate(() => {
      for (let index = 0; index < 40; index++) {
        const link = document.createElement('a');
        link.href = `#${index}`;
        link.textContent = `Forsikring ${'i'.repeat(index)}`;
        document.querySelector('main')?.appendChild(document.createElement('p')).append(link);
      }
      // Each tab stop, with whether any of nine places in it is in front.
      const stops: [string | null, boolean][] = [];
      Object.assign(window, { stops });
      document.addEventListener('keyup', ({ key }) => {
        if (key !== 'Tab') return;
        const focused = document.activeElement as HTMLElement;
        const { left, top, width: wide, height: high } = focused.getBoundingClientRect();
        const places = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
        const seen = places.some(([x, y]) =>
          focused.contains(document.elementFromPoint(left + wide * x, top + high * y)),
        );
        stops.push([focused.textContent, seen]);
      });
    });
    // Down and up again: 41 tab stops of the page, the link to the banner, 3 of the banner.
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < 45; stop++) await page.keyboard.press(key);
    }
    const stops = await page.evaluate<[string, boolean][]>('stops');
    expect(stops).toHaveLength(90);
    expect(new Set(stops.map(([name]) => name)).size).toBeGreaterThan(40);
    expect(stops.filter(([, seen]) => !seen)).toEqual([]);
  },
  60_000,
);

test('stops at once when another window withdraws consent, without focus or a message', async () => {
  const page = await openPage();
  await optIn(page);
  await track(page, 0, 3);
  // A page of the bank on the same host, which does not contain this code.
  const other = await context.newPage();
  await other.goto(`${site.url}/styles.css`);
  await other.evaluate(() => {
    const denied = encodeURIComponent('{"statistics":"denied","marketing":"denied"}');
    // biome-ignore lint/suspicious/noDocumentCookie: other pages write it like this
    document.cookie = `fremtind-cookie-consent=${denied}; Path=/`;
  });
  await poll(async () => (await counts(page)).dropped).toEqual({ WITHDRAWN: 3 });
  await poll(cookieNames).toEqual(['fremtind-cookie-consent']);
  expect(collector.requests).toHaveLength(1);
});

const ways: [string, (page: Page) => Promise<unknown>][] = [
  ['closes the tab', (page) => page.close({ runBeforeUnload: true })],
  ['navigates', (page) => page.goto(`${site.url}/neste`)],
];
test.each(isNightly ? ways : ways.slice(0, 1))(
  'sends every event once when the visitor %s',
  async (_, leave) => {
    const page = await openPage();
    await optIn(page);
    await track(page, 0, 20);
    expect(collector.requests).toHaveLength(1);
    await leave(page);
    await poll(numbers).toHaveLength(20);
    expect(collector.events).toHaveLength(collector.kept().length);
  },
);
