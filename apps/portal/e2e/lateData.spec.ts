import type { Browser, Page } from '@playwright/test';
import { collectEvents } from './collectEvents';
import { GRID, PORTAL } from './hosts';
import { shiftsOf, watchShifts } from './layoutShifts';
import { setFaults } from './openPortal';
import { type PageReads, readOf, recordReads } from './recordReads';
import { expect, test } from './test';
import { isLoading, visibleTexts } from './visibleTexts';
import { forEachCase, prepareVisit, type Setup, type Visit } from './visits';

const LATE_MS = 4_000;
/** Longer than the client's timeout of a call. */
const PAST_TIMEOUT_MS = 31_000;
/** Google's limit of a "good" layout shift. */
const MAX_SHIFT = 0.1;

/** Each read is late or fails in every run. All faults of all reads are in the project `grid`, which takes longer. */
const isGrid = () => test.info().project.name === 'grid';

/** The session read, without which no page is shown. */
const SESSION = 'getSessionStatus';

interface LateVisit extends Visit {
  /** Whether the page sends `NBO visning`. */
  recommends?: true;
  /** Visited in every run, also with reads that fail once or hang; the others only in the project `grid`. */
  always?: true;
}

const VISITS: LateVisit[] = [
  { path: '', customer: 'Kari Solberg', distributor: 'sb1', recommends: true, always: true },
  { path: '', customer: 'Leif Ødegård', distributor: 'lofavor', recommends: true },
  { path: '', customer: 'Per Granli', distributor: 'eika', recommends: true },
  { path: '', customer: 'Ingrid Tomt', distributor: 'fremtind', recommends: true },
  { path: '', customer: 'Nils Gammelgård', distributor: 'sb1', recommends: true },
  { path: '', customer: 'Nora Nykunde', distributor: 'fremtind', recommends: true },
  { path: 'tilbud', customer: 'Kari Solberg', distributor: 'sb1', always: true },
  { path: 'forsikringsprofil', customer: 'Ingrid Tomt', distributor: 'sb1', always: true },
  { path: 'forsikringsprofil', customer: 'Nora Nykunde', distributor: 'fremtind' },
  { path: 'kjopsinnganger', customer: 'Per Granli', distributor: 'eika' },
  { path: 'kjopsinnganger', customer: 'Leif Ødegård', distributor: 'lofavor' },
  {
    path: 'kvittering?produkt=HUS',
    customer: 'Per Granli',
    distributor: 'eika',
    recommends: true,
    always: true,
  },
  { path: 'andre-forsikringer', customer: 'Kari Solberg', distributor: 'sb1' },
];

interface OpenPage {
  page: Page;
  reads: PageReads;
  /** How often `NBO visning` was sent. */
  recommendationEvents: () => number;
}

/** Opens the page of a visit with faults, calls `use`, and closes the page. */
async function withPage(
  browser: Browser,
  { address, state }: Setup,
  faults: Record<string, string>,
  use: (open: OpenPage) => Promise<void>,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  const context = await browser.newContext({
    storageState: state,
    viewport: { width: 1280, height: 800 },
    // Animated skeletons on many pages would need most of the processor time.
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const events = await collectEvents(page, '2');
  await context.addCookies([{ name: 'sb1-optin-v3', value: 'FSM', url: PORTAL.origin }]);
  await setFaults(page, faults, PORTAL.origin);
  await watchShifts(page);
  await prepare(page);
  const reads = recordReads(page);
  await page.goto(address);
  const sent = () => events.filter(({ event }) => event === 'NBO visning').length;
  await use({ page, reads, recommendationEvents: sent });
  expect(errors).toEqual([]);
  await context.close();
}

/** Waits until the page has stopped loading, and returns its visible texts. */
async function settle({ page, reads }: Pick<OpenPage, 'page' | 'reads'>): Promise<string[]> {
  await expect(page.getByRole('contentinfo')).toBeAttached({ timeout: 20_000 });
  await page.waitForLoadState('networkidle');
  // The footer, which loads last, sends its read in the frame after it is shown.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect.poll(reads.pending, { timeout: 20_000 }).toEqual([]);
  await expect.poll(() => isLoading(page), { timeout: 20_000 }).toBe(false);
  return visibleTexts(page);
}

for (const visit of VISITS) {
  const { path, customer, distributor, recommends, always } = visit;
  const expectedEvents = recommends ? 1 : 0;

  test.describe(`/${path} of ${customer} at ${distributor}`, { tag: always ? [] : GRID }, () => {
    test.setTimeout(180_000);
    let setup: Setup;
    let fast: string[] = [];
    let fastMain: string[] = [];
    let reads: string[] = [];

    test.beforeAll(async ({ browser }) => {
      setup = await prepareVisit(browser, visit);
      await withPage(browser, setup, {}, async (open) => {
        fast = await settle(open);
        fastMain = await visibleTexts(open.page, 'main');
        await expect.poll(open.recommendationEvents).toBe(expectedEvents);
        expect(await shiftsOf(open.page)).toBe(0);
        expect(open.reads.repeated()).toEqual([]);
        reads = [...open.reads.sent].filter((name) => name !== SESSION);
      });
      expect(reads).not.toEqual([]);
    });

    test('shows the same texts in the end when one read is 4 s late or fails once', async ({
      browser,
    }) => {
      const cases = [...reads, SESSION].flatMap((name, index) => {
        const late = `${name}=delay:${LATE_MS}`;
        const failing = `${name}=once:503`;
        if (!always) return [late];
        if (isGrid()) return [late, failing];
        return index % 2 === 0 ? [late] : [failing];
      });
      await forEachCase([...cases, '*=delay:2500'], async (name) => {
        const [read = '', fault = ''] = name.split('=');
        const late = (url: string) => readOf(url) === read || read === '*';
        await withPage(
          browser,
          setup,
          { [read]: fault },
          async ({ page, reads, recommendationEvents }) => {
            // The page must not settle before the late response has arrived.
            await page.waitForResponse(
              (response) => late(response.url()) && response.status() < 500,
            );
            await expect.poll(() => settle({ page, reads }), { timeout: 20_000 }).toEqual(fast);
            await expect.poll(recommendationEvents).toBe(expectedEvents);
            expect(await shiftsOf(page)).toBeLessThanOrEqual(MAX_SHIFT);
          },
        );
      });
    });

    if (!always) return;
    test('shows what is missing when one read hangs, and everything after a retry', async ({
      browser,
    }) => {
      const hanging = isGrid() ? reads : reads.filter((_, index) => index % 2 === 0);
      await forEachCase(hanging, async (name) => {
        await withPage(
          browser,
          setup,
          { [name]: 'hang' },
          async ({ page, reads, recommendationEvents }) => {
            await expect(page.getByRole('contentinfo')).toBeAttached({ timeout: 20_000 });
            // The clock must not pass the timeout of any other read.
            await expect.poll(reads.pendingAtRest, { timeout: 20_000 }).toEqual([name]);
            await page.clock.fastForward(PAST_TIMEOUT_MS);
            await expect.poll(() => isLoading(page), { timeout: 20_000 }).toBe(false);
            await expect.poll(recommendationEvents).toBe(expectedEvents);
            expect(await shiftsOf(page)).toBeLessThanOrEqual(MAX_SHIFT);
            await expect(page.getByText('Vi opplever for tiden problemer')).toBeVisible();

            const shown = await visibleTexts(page, 'main');
            const missing = fastMain.filter((line) => !shown.includes(line));
            const retry = page.getByRole('main').getByRole('button', { name: 'Prøv igjen' });
            const mayBeMissing = LEFT_OUT.includes(name) || path.startsWith('kvittering');
            if (!mayBeMissing && missing.length > 0) await expect(retry).toBeVisible();
            if ((await retry.count()) === 0) return;
            await setFaults(page, {});
            await retry.click();
            await expect.poll(() => settle({ page, reads }), { timeout: 20_000 }).toEqual(fast);
          },
          (page) => page.clock.install(),
        );
      });
    });
  });
}

/**
 * Reads whose failure shows no error: recommendations are left out (on the receipt also when a read that
 * decides them fails), contact details have a fallback.
 */
const LEFT_OUT = ['getRecommendations', 'getBankContact', 'getClientContext'];
