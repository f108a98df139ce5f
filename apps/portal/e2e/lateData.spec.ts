import type { Browser, Page } from '@playwright/test';
import { collectEvents } from './collectEvents';
import { PORTAL } from './hosts';
import { shiftsOf, watchShifts } from './layoutShifts';
import { setFaults } from './openPortal';
import { isLoading, wordsOf } from './pageWords';
import { followReads, type PageReads, readOf } from './readsOfPage';
import { expect, test } from './test';
import { forEachCase, prepareVisit, type Setup, type Visit } from './visits';

const LATE_MS = 4_000;
/** Longer than the client waits for a call. */
const PAST_LIMIT_MS = 31_000;
/** Google's limit of a "good" layout shift. */
const MOST_SHIFT = 0.1;

/** The read that every page needs to know who is logged in: without it there is no page. */
const SESSION = 'getSessionStatus';

interface LateVisit extends Visit {
  /** Whether the page sends `NBO visning`. */
  recommends?: true;
  /** Whether each read also fails once, and never answers: one customer a page shows that. */
  grid?: true;
}

const VISITS: LateVisit[] = [
  { path: '', customer: 'Kari Solberg', distributor: 'sb1', recommends: true, grid: true },
  { path: '', customer: 'Leif Ødegård', distributor: 'lofavor', recommends: true },
  { path: '', customer: 'Per Granli', distributor: 'eika', recommends: true, grid: true },
  { path: '', customer: 'Ingrid Tomt', distributor: 'fremtind', recommends: true },
  { path: '', customer: 'Nils Gammelgård', distributor: 'sb1', recommends: true },
  { path: '', customer: 'Nora Nykunde', distributor: 'fremtind', recommends: true },
  { path: 'tilbud', customer: 'Kari Solberg', distributor: 'sb1', grid: true },
  { path: 'forsikringsprofil', customer: 'Ingrid Tomt', distributor: 'sb1', grid: true },
  { path: 'forsikringsprofil', customer: 'Nora Nykunde', distributor: 'fremtind' },
  { path: 'kjopsinnganger', customer: 'Per Granli', distributor: 'eika', grid: true },
  { path: 'kjopsinnganger', customer: 'Leif Ødegård', distributor: 'lofavor' },
  {
    path: 'kvittering?produkt=HUS',
    customer: 'Per Granli',
    distributor: 'eika',
    recommends: true,
    grid: true,
  },
  { path: 'andre-forsikringer', customer: 'Kari Solberg', distributor: 'sb1', grid: true },
];

interface OpenPage {
  page: Page;
  reads: PageReads;
  /** How often `NBO visning` was sent. */
  recommendationEvents: () => number;
}

/** Opens the page of a visit with faults, does something with it, and closes it. */
async function withPage(
  browser: Browser,
  { address, state }: Setup,
  faults: Record<string, string>,
  use: (open: OpenPage) => Promise<void>,
  prepared: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  const context = await browser.newContext({
    storageState: state,
    viewport: { width: 1280, height: 800 },
    // Skeletons that pulse on many pages at once would be most of the work.
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const events = await collectEvents(page, '2');
  await context.addCookies([{ name: 'sb1-optin-v3', value: 'FSM', url: PORTAL.origin }]);
  await setFaults(page, faults, PORTAL.origin);
  await watchShifts(page);
  await prepared(page);
  const reads = followReads(page);
  await page.goto(address);
  const sent = () => events.filter(({ event }) => event === 'NBO visning').length;
  await use({ page, reads, recommendationEvents: sent });
  expect(errors).toEqual([]);
  await context.close();
}

/** Waits until nothing is loading any more; the words of the page then. */
async function settle(page: Page): Promise<string[]> {
  await expect(page.getByRole('contentinfo')).toBeAttached({ timeout: 20_000 });
  await page.waitForLoadState('networkidle');
  await expect.poll(() => isLoading(page), { timeout: 20_000 }).toBe(false);
  return wordsOf(page);
}

for (const visit of VISITS) {
  const { path, customer, distributor, recommends, grid } = visit;
  const expectedEvents = recommends ? 1 : 0;

  test.describe(`/${path} of ${customer} at ${distributor}`, () => {
    test.setTimeout(180_000);
    let setup: Setup;
    let fast: string[] = [];
    let fastMain: string[] = [];
    let reads: string[] = [];

    test.beforeAll(async ({ browser }) => {
      setup = await prepareVisit(browser, visit);
      await withPage(browser, setup, {}, async (open) => {
        fast = await settle(open.page);
        fastMain = await wordsOf(open.page, 'main');
        await expect.poll(open.recommendationEvents).toBe(expectedEvents);
        expect(await shiftsOf(open.page)).toBe(0);
        expect(open.reads.repeated()).toEqual([]);
        reads = [...open.reads.sent].filter((name) => name !== SESSION);
      });
      expect(reads).not.toEqual([]);
    });

    test('ends with the same words when one read is 4 s late, or fails once', async ({
      browser,
    }) => {
      const cases = [...reads, SESSION].flatMap((name) => [
        `${name}=delay:${LATE_MS}`,
        ...(grid ? [`${name}=once:503`] : []),
      ]);
      await forEachCase([...cases, '*=delay:2500'], async (name) => {
        const [read = '', fault = ''] = name.split('=');
        const late = (url: string) => readOf(url) === read || read === '*';
        await withPage(
          browser,
          setup,
          { [read]: fault },
          async ({ page, recommendationEvents }) => {
            // The last response to come: what was settled without it proves nothing.
            await page.waitForResponse(
              (response) => late(response.url()) && response.status() < 500,
            );
            await expect.poll(() => settle(page), { timeout: 20_000 }).toEqual(fast);
            await expect.poll(recommendationEvents).toBe(expectedEvents);
            expect(await shiftsOf(page)).toBeLessThanOrEqual(MOST_SHIFT);
          },
        );
      });
    });

    if (!grid) return;
    test('says what is missing when one read never answers, and has all of it after a retry', async ({
      browser,
    }) => {
      await forEachCase(reads, async (name) => {
        await withPage(
          browser,
          setup,
          { [name]: 'hang' },
          async ({ page, reads, recommendationEvents }) => {
            await expect(page.getByRole('contentinfo')).toBeAttached({ timeout: 20_000 });
            // The clock must not run past the limit of any other read.
            await expect.poll(reads.pending, { timeout: 20_000 }).toEqual([name]);
            await page.clock.fastForward(PAST_LIMIT_MS);
            await expect.poll(() => isLoading(page), { timeout: 20_000 }).toBe(false);
            await expect.poll(recommendationEvents).toBe(expectedEvents);
            expect(await shiftsOf(page)).toBeLessThanOrEqual(MOST_SHIFT);
            await expect(page.getByText('Vi opplever for tiden problemer')).toBeVisible();

            const shown = await wordsOf(page, 'main');
            const missing = fastMain.filter((line) => !shown.includes(line));
            const retry = page.getByRole('main').getByRole('button', { name: 'Prøv igjen' });
            const mayBeMissing = LEFT_OUT.includes(name) || path.startsWith('kvittering');
            if (!mayBeMissing && missing.length > 0) await expect(retry).toBeVisible();
            if ((await retry.count()) === 0) return;
            await setFaults(page, {});
            await retry.click();
            await expect.poll(() => settle(page), { timeout: 20_000 }).toEqual(fast);
          },
          (page) => page.clock.install(),
        );
      });
    });
  });
}

/** Reads without an error of their own: recommendations are left out (on the receipt with all that decides them), contact details have a fallback. */
const LEFT_OUT = ['getRecommendations', 'getBankContact', 'getClientContext'];
