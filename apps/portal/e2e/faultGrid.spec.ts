import { calls } from '@forsikring/api-client/contract';
import type { Browser, Page } from '@playwright/test';
import { PORTAL } from './hosts';
import { setFaults } from './openPortal';
import { recordReads } from './recordReads';
import { expect, test } from './test';
import { isLoading, visibleTexts } from './visibleTexts';
import { forEachCase, prepareVisit, type Setup, type Visit } from './visits';

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

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

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

interface Write extends Visit {
  call: keyof typeof calls;
  /** Triggers the call. */
  act: (page: Page) => Promise<void>;
}

const saveEmail = async (page: Page) => {
  await button(page, 'Endre e-post');
  await page.getByRole('textbox').fill('ny@eksempel.no');
  await button(page, 'Lagre');
};

const PROFILE = { path: 'forsikringsprofil', distributor: 'sb1' };
const WRITES: Write[] = [
  {
    ...PROFILE,
    call: 'updateContact',
    customer: 'Kari Solberg',
    act: saveEmail,
  },
  {
    ...PROFILE,
    call: 'updateLegacyContact',
    customer: 'Nils Gammelgård',
    act: saveEmail,
  },
  {
    ...PROFILE,
    call: 'refreshAddress',
    customer: 'Linnéa Nordahl-Østgaard',
    act: (page) => button(page, 'Hent folkeregistrert adresse'),
  },
  {
    ...PROFILE,
    call: 'setReservation',
    customer: 'Kari Solberg',
    act: async (page) => {
      await button(page, 'Endre valget om dokumenter i posten');
      await page.getByRole('checkbox').click();
    },
  },
  {
    ...PROFILE,
    call: 'updateConsent',
    customer: 'Oda Tilbudsen',
    act: (page) => page.getByRole('radio', { name: 'Ja' }).click(),
  },
  {
    path: 'tilbud',
    distributor: 'sb1',
    call: 'deleteOffer',
    customer: 'Kari Solberg',
    act: async (page) => {
      await button(page, 'Slett tilbud på Bilforsikring');
      await button(page, 'Slett tilbud');
    },
  },
  {
    path: '',
    distributor: 'sb1',
    call: 'sendFeedback',
    customer: 'Kari Solberg',
    act: async (page) => {
      await page.getByRole('radio', { name: 'Ganske fornøyd' }).check({ force: true });
      await button(page, 'Send');
    },
  },
  {
    path: '',
    distributor: 'sb1',
    call: 'logOut',
    customer: 'Kari Solberg',
    act: (page) => button(page, 'Logg ut'),
  },
];

/** Opens a page, and checks that it has no uncaught errors and no unhandled rejections. */
async function withPage(
  browser: Browser,
  { address, state }: Setup,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    storageState: state,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(LONG_TIMEOUT.timeout);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.clock.install();
  await use(page);
  expect(errors, address).toEqual([]);
  await context.close();
}

const pathMatches = (call: string, path: string) => {
  const pattern = calls[call as keyof typeof calls].path.replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(path);
};

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
        await setFaults(page, { [read]: fault }, PORTAL.origin);
        const followed = recordReads(page);
        await page.goto(setup.address);
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

for (const { call, act, ...visit } of WRITES) {
  test.describe(call, () => {
    // One at a time, since all cases have the same customer.
    test.describe.configure({ mode: 'default' });
    for (const fault of FAULTS) {
      test(`the page works when ${call} has ${fault}`, async ({ browser, request }) => {
        // Some faults break only the response: the write succeeded, and changed the customer's data.
        await request.post(`${PORTAL.origin}/demo/reset`);
        const setup = await prepareVisit(visit);
        await withPage(browser, setup, async (page) => {
          await setFaults(page, { [call]: fault }, PORTAL.origin);
          await page.goto(setup.address);
          const requested = page.waitForRequest((request) =>
            pathMatches(call, new URL(request.url()).pathname),
          );
          await act(page);
          await requested;
          await page.clock.fastForward(PAST_TIMEOUT_MS);
          await expectSettledPage(page);
        });
      });
    }
  });
}
