import type { Browser, Page } from '@playwright/test';
import { collectEvents } from './collectEvents';
import { GRID, PORTAL } from './hosts';
import { shiftsOf, watchShifts } from './layoutShifts';
import { setFaults } from './openPortal';
import { pauseCalls } from './pauseCalls';
import { type PageReads, readOf, recordReads } from './recordReads';
import { expect, isNightly, test } from './test';
import { isLoading, visibleTexts } from './visibleTexts';
import { forEachCase, prepareVisit, type Setup, type Visit, withPage } from './visits';

const LATE_MS = 4_000;
/** Longer than the client's timeout of a call. */
const PAST_TIMEOUT_MS = 31_000;
/** Google's limit of a "good" layout shift. */
const MAX_SHIFT = 0.1;

/** The session read, without which no page is shown. */
const SESSION = 'getSessionStatus';
const ALL_LATE = '*=delay:500';

/** The cases of every run: a read that is `late`, fails once or hangs. All other cases run at night. */
const ALWAYS: Record<string, string[]> = {
  // The session, the page's list, an independent section, and everything.
  '': [`${SESSION}=late`, 'getAgreements=once:503', 'getMotorTasks=hang', ALL_LATE],
  forsikringsprofil: ['getCustomer=late'],
};

/** At night each read of the first visit to a page also fails once and hangs. */
const VISITS: Visit[] = [
  { path: '', customer: 'Kari Solberg', distributor: 'sb1' },
  { path: '', customer: 'Leif Ødegård', distributor: 'lofavor' },
  { path: '', customer: 'Per Granli', distributor: 'eika' },
  { path: '', customer: 'Ingrid Tomt', distributor: 'fremtind' },
  { path: '', customer: 'Nils Gammelgård', distributor: 'sb1' },
  { path: '', customer: 'Nora Nykunde', distributor: 'fremtind' },
  { path: 'tilbud', customer: 'Kari Solberg', distributor: 'sb1' },
  { path: 'forsikringsprofil', customer: 'Ingrid Tomt', distributor: 'sb1' },
  { path: 'forsikringsprofil', customer: 'Nora Nykunde', distributor: 'fremtind' },
  { path: 'kjopsinnganger', customer: 'Per Granli', distributor: 'eika' },
  { path: 'kjopsinnganger', customer: 'Leif Ødegård', distributor: 'lofavor' },
  { path: 'kvittering?produkt=HUS', customer: 'Per Granli', distributor: 'eika' },
  { path: 'andre-forsikringer', customer: 'Kari Solberg', distributor: 'sb1' },
];

interface OpenPage {
  page: Page;
  reads: PageReads;
  /** How often `NBO visning` was sent. */
  recommendationEvents: () => number;
}

/** Opens the page of a visit after `prepare`, calls `use`, and closes the page. */
const openVisit = (
  browser: Browser,
  setup: Setup,
  prepare: (page: Page) => Promise<void>,
  use: (open: OpenPage) => Promise<void>,
) =>
  withPage(browser, setup, async (page) => {
    const events = await collectEvents(page, '2');
    await page.context().addCookies([{ name: 'sb1-optin-v3', value: 'FSM', url: PORTAL.origin }]);
    await watchShifts(page);
    await prepare(page);
    const reads = recordReads(page);
    await page.goto(setup.address);
    const sent = () => events.filter(({ event }) => event === 'NBO visning').length;
    await use({ page, reads, recommendationEvents: sent });
  });

/** Waits until the page has stopped loading, and returns its visible texts. */
async function settle({ page, reads }: OpenPage): Promise<string[]> {
  await expect(page.getByRole('contentinfo')).toBeAttached();
  // The footer, which loads last, sends its read in the frame after it is shown.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect.poll(reads.pending).toEqual([]);
  await expect.poll(() => isLoading(page)).toBe(false);
  return visibleTexts(page);
}

/** Waits until a read is the only one without a response, so that the clock passes no timeout of another. */
async function passTime({ page, reads }: OpenPage, name: string, ms: number): Promise<void> {
  await expect.poll(reads.pendingAtRest).toEqual([name]);
  await page.clock.fastForward(ms);
}

for (const visit of VISITS) {
  const { path, customer, distributor } = visit;
  const isFirst = visit === VISITS.find((each) => each.path === path);
  const always = isFirst ? ALWAYS[path] : undefined;
  const recommends = path === '' || path.startsWith('kvittering');
  const title = `/${path} of ${customer} at ${distributor} shows the same texts in the end, whichever read is late, fails once or hangs until a retry`;

  test(title, { tag: always ? [] : GRID }, async ({ browser }) => {
    test.setTimeout(180_000);
    const setup = await prepareVisit(visit);
    let fast: string[] = [];
    let fastMain: string[] = [];
    let names: string[] = [];
    const expectEvents = ({ recommendationEvents }: OpenPage) =>
      expect.poll(recommendationEvents).toBe(recommends ? 1 : 0);

    await openVisit(
      browser,
      setup,
      async () => {},
      async (open) => {
        await expect(open.page.getByRole('contentinfo')).toBeAttached();
        await expect.poll(open.reads.pendingAtRest).toEqual([]);
        fast = await settle(open);
        fastMain = await visibleTexts(open.page, 'main');
        await expectEvents(open);
        expect(await shiftsOf(open.page)).toBe(0);
        expect(open.reads.repeated()).toEqual([]);
        names = [...open.reads.sent].filter((name) => name !== SESSION);
      },
    );
    expect(names).not.toEqual([]);

    const expectSameTexts = async (open: OpenPage) => {
      await expect.poll(() => settle(open)).toEqual(fast);
      await expectEvents(open);
      expect(await shiftsOf(open.page)).toBeLessThanOrEqual(MAX_SHIFT);
    };

    const checkLate = async (name: string) => {
      let arrive = () => {};
      const prepare = async (page: Page) => {
        await page.clock.install();
        arrive = await pauseCalls(page, ({ href }) => readOf(href) === name);
      };
      await openVisit(browser, setup, prepare, async (open) => {
        await passTime(open, name, LATE_MS);
        arrive();
        await expectSameTexts(open);
      });
    };

    const checkFailing = async (name: string, fault: string) => {
      const prepare = (page: Page) => setFaults(page, { [name]: fault }, PORTAL.origin);
      await openVisit(browser, setup, prepare, async (open) => {
        if (fault.startsWith('once')) await expect.poll(open.reads.repeated).toContain(name);
        await expectSameTexts(open);
      });
    };

    const checkHanging = async (name: string) => {
      const prepare = async (page: Page) => {
        await setFaults(page, { [name]: 'hang' }, PORTAL.origin);
        await page.clock.install();
      };
      await openVisit(browser, setup, prepare, async (open) => {
        const { page } = open;
        await expect(page.getByRole('contentinfo')).toBeAttached();
        await passTime(open, name, PAST_TIMEOUT_MS);
        await expect.poll(() => isLoading(page)).toBe(false);
        await expectEvents(open);
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
        await expect.poll(() => settle(open)).toEqual(fast);
      });
    };

    const nightly = () => [
      ...[...names, SESSION].map((name) => `${name}=late`),
      ...(isFirst ? [...names, SESSION].map((name) => `${name}=once:503`) : []),
      ...(isFirst ? names.map((name) => `${name}=hang`) : []),
      ALL_LATE,
    ];
    await forEachCase(isNightly() ? nightly() : (always ?? []), async (each) => {
      const [name = '', fault = ''] = each.split('=');
      if (fault === 'late') await checkLate(name);
      else if (fault === 'hang') await checkHanging(name);
      else await checkFailing(name, fault);
    });
  });
}

/**
 * Reads whose failure shows no error: recommendations are left out (on the receipt also when a read that
 * decides them fails), contact details have a fallback.
 */
const LEFT_OUT = ['getRecommendations', 'getBankContact', 'getClientContext'];
