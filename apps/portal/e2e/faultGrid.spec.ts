import { calls } from '@forsikring/api-client/contract';
import type { Browser, Page } from '@playwright/test';
import { PORTAL } from './hosts';
import { setFaults } from './openPortal';
import { isLoading, wordsOf } from './pageWords';
import { followReads } from './readsOfPage';
import { expect, test } from './test';
import { forEachCase, prepareVisit, type Setup, type Visit } from './visits';

/** Every way to go wrong that the demo knows, and a connection that is refused. */
const FAULTS = [
  ...['delay:100', 'hang', 'status:401', 'status:403', 'status:404', 'status:500', 'status:503'],
  ...['broken-json', 'html', 'empty', 'no-content', 'wrong-type', 'cut', 'drop', 'refused'],
];

/** Longer than the client waits for a call. */
const PAST_LIMIT_MS = 31_000;
/** Eight pages share two cores. */
const PATIENT = { timeout: 45_000 };
/** A page that says what is wrong says at least this much. */
const FEWEST_CHARACTERS = 60;

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
  /** Does what sends the call. */
  act: (page: Page) => Promise<void>;
}

const PROFILE = { path: 'forsikringsprofil', distributor: 'sb1' };
const WRITES: Write[] = [
  {
    ...PROFILE,
    call: 'updateContact',
    customer: 'Kari Solberg',
    act: async (page) => {
      await button(page, 'Endre e-post');
      await page.getByRole('textbox').fill('ny@eksempel.no');
      await button(page, 'Lagre');
    },
  },
  {
    ...PROFILE,
    call: 'updateLegacyContact',
    customer: 'Nils Gammelgård',
    act: async (page) => {
      await button(page, 'Endre e-post');
      await page.getByRole('textbox').fill('ny@eksempel.no');
      await button(page, 'Lagre');
    },
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
      await button(page, 'Endre reservasjon mot papirpost');
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

/** Opens a page, and checks that it threw nothing and left no rejection unhandled. */
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
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.clock.install();
  await use(page);
  expect(errors, address).toEqual([]);
  await context.close();
}

/** Has one call of the page go wrong. */
async function breakCall(page: Page, call: string, fault: string): Promise<void> {
  if (fault !== 'refused') return setFaults(page, { [call]: fault }, PORTAL.origin);
  await page.route(
    (url) => pathMatches(call, url.pathname),
    (route) => route.abort('connectionrefused'),
  );
}

const pathMatches = (call: string, path: string) => {
  const pattern = calls[call as keyof typeof calls].path.replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(path);
};

/** Waits until nothing loads any more, at the latest when the limit of the call is over. */
async function expectSettledPage(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const loading = await isLoading(page).catch(() => true);
      // What the page tries again waits longer each time.
      if (loading) await page.clock.fastForward(2_000).catch(() => {});
      return loading;
    }, PATIENT)
    .toBe(false);
  const words = await wordsOf(page);
  expect(words.join(' ').length).toBeGreaterThan(FEWEST_CHARACTERS);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

// The overview has 240 cases, and a machine that does other work takes half an hour for them.
test.describe.configure({ timeout: 2_400_000 });

for (const visit of VISITS) {
  test(`/${visit.path} of ${visit.customer} shows a page whatever one of its reads answers`, async ({
    browser,
  }) => {
    const setup = await prepareVisit(browser, visit);
    let reads: string[] = [];
    await withPage(browser, setup, async (page) => {
      const followed = followReads(page);
      await page.goto(setup.address);
      await page.waitForLoadState('networkidle');
      reads = [...followed.sent];
    });
    expect(reads).toContain('getSessionStatus');
    const cases = reads.flatMap((read) => FAULTS.map((fault) => `${read}=${fault}`));
    await forEachCase(cases, async (name) => {
      const [read = '', fault = ''] = name.split('=');
      await withPage(browser, setup, async (page) => {
        await breakCall(page, read, fault);
        const followed = followReads(page);
        await page.goto(setup.address);
        await expect.poll(() => followed.sent.has(read), PATIENT).toBe(true);
        // The clock must not run past the limit of a call that works.
        await expect
          .poll(() => followed.pending().filter((name) => name !== read), PATIENT)
          .toEqual([]);
        await page.clock.fastForward(PAST_LIMIT_MS);
        await expectSettledPage(page);
      });
    });
  });
}

for (const { call, act, ...visit } of WRITES) {
  test(`${call} leaves a page that works, whatever it answers`, async ({ browser }) => {
    await forEachCase(FAULTS, async (fault) => {
      // Each case logs in: a write that came through changes what the next page shows.
      const setup = await prepareVisit(browser, visit);
      await withPage(browser, setup, async (page) => {
        await breakCall(page, call, fault);
        await page.goto(setup.address);
        const asked = page.waitForRequest((request) =>
          pathMatches(call, new URL(request.url()).pathname),
        );
        await act(page);
        await asked;
        await page.clock.fastForward(PAST_LIMIT_MS);
        await expectSettledPage(page);
      });
    });
  });
}
