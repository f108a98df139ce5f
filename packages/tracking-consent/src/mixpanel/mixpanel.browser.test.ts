import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chromiumArgs, findChromium } from '../../../../scripts/chromium.mjs';
import { canaries, findCanaries } from '../testing/canaries';
import { startCollector } from '../testing/startCollector';
import { startSite } from '../testing/startSite';

let collector: Awaited<ReturnType<typeof startCollector>>;
let site: Awaited<ReturnType<typeof startSite>>;
let browser: Browser;
let context: BrowserContext;
let problems: string[];

beforeAll(async () => {
  collector = await startCollector();
  site = await startSite(collector.url);
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
}, 60_000);

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

async function openPage(path = '/', { fakeClock = false } = {}): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    // The collector closes connections on purpose: that is not an error of the page.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      problems.push(message.text());
    }
  });
  if (fakeClock) await page.clock.install();
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

const counts = (page: Page) => page.evaluate(() => window.tracker.getCounts());
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));
const ready = (page: Page) =>
  expect.poll(async () => (await counts(page)).queued, { timeout: 10_000 }).toBe(0);
/** Waits until the first request has delivered the page view. */
const started = (page: Page) =>
  expect.poll(async () => (await counts(page)).delivered, { timeout: 10_000 }).toBe(1);
const cookieNames = async () => (await context.cookies()).map(({ name }) => name).sort();
const numbers = () =>
  collector
    .kept()
    .filter(({ event }) => event === 'Statistikk')
    .map(({ properties }) => Number(properties.value))
    .sort((a, b) => a - b);
const senders = () => site.paths.filter((path) => /Delivery|Session/.test(path));

test('sends nothing before opt-in, batches after it, and nothing after withdrawal', async () => {
  const { policyNumber, nationalId, email } = canaries;
  const page = await openPage(
    `/privat/forsikring/bil/${policyNumber}/${email}?fnr=${nationalId}&navn=${canaries.name}#${canaries.phone}`,
  );
  await page.evaluate((given) => {
    document.title = given.name;
    for (const [kind, canary] of Object.entries(given)) {
      window.tracker.track('Statistikk', { name: 'a', value: canary });
      // The name of a component is trusted: it is written in the code (the table in checkEvent.test.ts).
      if (kind !== 'name') {
        window.tracker.track('Komponentvisning', { komponent: canary as 'Oversikt' });
      }
      window.tracker.track('Skjemainput', { felt: 'fornavn', verdi: canary });
    }
  }, canaries);
  // Each refused event is reported, as expected.
  await page.getByRole('region').waitFor();
  expect(collector.requests).toEqual([]);
  expect(senders()).toEqual([]);
  expect(await cookieNames()).toEqual([]);
  expect(await stored(page)).toBe('{}');

  const optedInAt = Date.now();
  await press(page, 'Godta alle');
  await expect.poll(async () => (await counts(page)).delivered, { timeout: 15_000 }).toBe(9);
  // The only real wait: a second until the first request, which does not wait for the flush interval.
  const waitedMs = Date.now() - optedInAt;
  expect(waitedMs).toBeGreaterThan(900);
  expect(waitedMs).toBeLessThan(5_000);
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
  problems = problems.filter((problem) => !problem.startsWith('An event was dropped'));
}, 60_000);

test.each([
  [320, 568],
  [360, 740],
  [740, 360],
  [1200, 800],
])(
  'hides no tab stop behind the banner at %i × %i',
  async (width, height) => {
    const page = await openPage();
    await page.setViewportSize({ width, height });
    await page.evaluate(() => {
      const links = Array.from({ length: 40 }, (_, index) => {
        const line = document.createElement('p');
        const link = document.createElement('a');
        link.href = `#${index}`;
        link.textContent = `Forsikring ${'i'.repeat(index)}`;
        line.append(link);
        return line;
      });
      document.querySelector('main')?.append(...links);
    });
    const isSeen = () =>
      page.evaluate(() => {
        const focused = document.activeElement as HTMLElement;
        const { left, top, width: wide, height: high } = focused.getBoundingClientRect();
        const places = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
        return places.some(([x, y]) => {
          const hit = document.elementFromPoint(left + wide * x, top + high * y);
          return hit !== null && (focused.contains(hit) || hit === focused);
        });
      });
    const hidden: string[] = [];
    // Down and up again: 41 tab stops of the page, 3 of the banner.
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < 44; stop++) {
        await page.keyboard.press(key);
        if (!(await isSeen())) {
          hidden.push(
            `${key} ${stop} ${await page.evaluate(() => document.activeElement?.textContent)}`,
          );
        }
      }
    }
    expect(hidden).toEqual([]);
  },
  30_000,
);

test('sends nothing when the page is left after any script has written an opt-out', async () => {
  const page = await openPage();
  await press(page, 'Godta alle');
  await started(page);
  await track(page, 0, 3);
  const before = collector.requests.length;
  await context.addCookies([
    {
      name: 'fremtind-cookie-consent',
      value: encodeURIComponent('{"statistics":"denied","marketing":"denied"}'),
      url: site.url,
    },
  ]);
  await page.goto(`${site.url}/neste`);
  await page.getByRole('heading').waitFor();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)));
  expect(collector.requests).toHaveLength(before);
  expect(await cookieNames()).toEqual(['fremtind-cookie-consent']);
  expect(await stored(page)).toBe('{}');
}, 30_000);

test('stops at once when another window withdraws consent, without focus or a message', async () => {
  const page = await openPage();
  await press(page, 'Godta alle');
  await started(page);
  await track(page, 0, 3);
  // A page of the bank on the same host, which does not contain this code.
  const other = await context.newPage();
  await other.goto(`${site.url}/styles.css`);
  await other.evaluate(() => {
    const denied = encodeURIComponent('{"statistics":"denied","marketing":"denied"}');
    // biome-ignore lint/suspicious/noDocumentCookie: other pages write it like this
    document.cookie = `fremtind-cookie-consent=${denied}; Path=/`;
  });
  await expect.poll(async () => (await counts(page)).dropped).toEqual({ WITHDRAWN: 3 });
  await expect.poll(cookieNames).toEqual(['fremtind-cookie-consent']);
  expect(collector.requests).toHaveLength(1);
}, 30_000);

describe('lost connections and pages', () => {
  test.each([
    ['navigates', (page: Page) => page.goto(`${site.url}/neste`).then(() => {})],
    ['closes the tab', (page: Page) => page.close({ runBeforeUnload: true })],
    [
      'switches the tab',
      (page: Page) =>
        page.evaluate(() => {
          Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
          document.dispatchEvent(new Event('visibilitychange'));
        }),
    ],
  ])(
    'sends every event once when the visitor %s',
    async (_, leave) => {
      const page = await openPage();
      await press(page, 'Godta alle');
      await started(page);
      await track(page, 0, 20);
      expect(collector.requests).toHaveLength(1);
      await leave(page);
      await expect.poll(numbers).toHaveLength(20);
      expect(new Set(collector.events.map(({ properties }) => properties.$insert_id)).size).toBe(
        collector.kept().length,
      );
    },
    30_000,
  );
});

test('uses the same wire format as the service’s SDK', async () => {
  const page = await context.newPage();
  await page.goto(`${site.url}/sdk`);
  const ofPath = (path: string) => collector.requests.find((each) => each.path === path);
  const arrived = () =>
    collector.profiles.size > 0 &&
    collector.kept().some(({ event }) => event === 'Komponentvisning');
  await expect.poll(arrived, { timeout: 10_000 }).toBe(true);
  const theirs = collector.requests.flatMap(({ records }) => records) as Record<string, object>[];
  const theirTrack = ofPath('/track/');
  const theirEvent = collector.kept().find(({ event }) => event === 'Komponentvisning');
  const theirProfile = theirs.find((each) => '$set_once' in each);
  await page.close();
  await context.clearCookies();
  collector.reset();

  const ours = await openPage();
  await press(ours, 'Godta alle');
  await ours.evaluate(() => window.tracker.identify('t-1'));
  await ready(ours);
  await ours.evaluate(() => window.tracker.track('Komponentvisning', { komponent: 'Oversikt' }));
  await expect.poll(arrived, { timeout: 15_000 }).toBe(true);
  const ourTrack = ofPath('/track/');
  expect(ourTrack?.headers['content-type']).toBe(theirTrack?.headers['content-type']);
  for (const [name, value] of ourTrack?.query ?? [])
    expect(theirTrack?.query.get(name)).toBe(value);
  const ourEvent = collector.kept().find(({ event }) => event === 'Komponentvisning');
  for (const [name, value] of Object.entries(ourEvent?.properties ?? {})) {
    expect(typeof theirEvent?.properties[name], name).toBe(typeof value);
  }
  expect(ourEvent?.properties.time).toBeCloseTo(theirEvent?.properties.time ?? 0, -3);
  const [profile] = ofPath('/engage/')?.records ?? [];
  for (const name of Object.keys(profile ?? {})) expect(theirProfile).toHaveProperty(name);
}, 40_000);
