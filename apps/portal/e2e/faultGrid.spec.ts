import type { Page } from '@playwright/test';
import { PORTAL } from './hosts';
import { setFaults } from './openPortal';
import { recordReads } from './recordReads';
import { expect, test } from './test';
import { isLoading, visibleTexts } from './visibleTexts';
import { forEachCase, prepareVisit, type Visit, withPage } from './visits';

/**
 * One fault of each kind that pages handle: a timeout, a missing session, an error, an error after retries, an invalid
 * response, none and a lost connection. `demo-api/src/contract` tests that every other fault ends like these.
 */
const FAULTS = [
  ...['hang', 'status:401', 'status:404', 'status:503', 'wrong-type', 'no-content', 'drop'],
];

/** Longer than the client's timeout of a call. */
const PAST_TIMEOUT_MS = 31_000;
/** A long timeout, since four pages share two cores. */
const LONG_TIMEOUT = { timeout: 45_000 };
/** The minimum length of the text on any page, also on an error page. */
const MIN_CHARACTERS = 60;

const VISITS: Visit[] = [
  { path: '', customer: 'Per Granli', distributor: 'eika' },
  { path: '', customer: 'Leif Ødegård', distributor: 'lofavor' },
  { path: 'tilbud', customer: 'Kari Solberg', distributor: 'sb1' },
  { path: 'forsikringsprofil', customer: 'Ingrid Tomt', distributor: 'sb1' },
  { path: 'kjopsinnganger', customer: 'Per Granli', distributor: 'eika' },
  { path: 'kvittering?produkt=HUS', customer: 'Per Granli', distributor: 'eika' },
  { path: 'andre-forsikringer', customer: 'Kari Solberg', distributor: 'sb1' },
  { path: 'jump/seopp/skadesaker', customer: 'Kari Solberg', distributor: 'sb1' },
];

/** Waits until the page has stopped loading, and checks that it has a heading and a text. */
async function expectSettledPage(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const loading = await isLoading(page).catch(() => true);
      // The pauses between retries grow.
      if (loading) await page.clock.fastForward(2_000).catch(() => {});
      return loading;
    }, LONG_TIMEOUT)
    .toBe(false);
  const texts = await visibleTexts(page);
  expect(texts.join(' ').length).toBeGreaterThan(MIN_CHARACTERS);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

// The cases of the overview take half an hour on a busy machine.
test.describe.configure({ timeout: 2_400_000 });

for (const visit of VISITS) {
  test(`/${visit.path} of ${visit.customer} shows a page whatever fault one of its reads has`, async ({
    browser,
  }) => {
    const setup = await prepareVisit(visit);
    let reads: string[] = [];
    await withPage(browser, setup, async (page) => {
      const followed = recordReads(page);
      await page.goto(setup.address);
      await page.waitForLoadState('networkidle');
      reads = [...followed.sent];
    });
    expect(reads).toContain('getSessionStatus');
    const cases = reads.flatMap((read) => FAULTS.map((fault) => `${read}=${fault}`));
    await forEachCase(cases, async (name) => {
      const [read = '', fault = ''] = name.split('=');
      await withPage(browser, setup, async (page) => {
        await page.clock.install();
        await setFaults(page, { [read]: fault }, PORTAL.origin);
        const followed = recordReads(page);
        await page.goto(setup.address, LONG_TIMEOUT);
        await expect.poll(() => followed.sent.has(read), LONG_TIMEOUT).toBe(true);
        // The clock must not pass the timeout of a call that works.
        await expect
          .poll(() => followed.pendingAtRest()?.filter((name) => name !== read), LONG_TIMEOUT)
          .toEqual([]);
        await page.clock.fastForward(PAST_TIMEOUT_MS);
        await expectSettledPage(page);
      });
    });
  });
}
