import type { Page } from '@playwright/test';
import { INLINED, PORTAL_PATH } from './hosts';
import { agreementsOf, logIn, setFaults, startSession } from './openPortal';
import { pauseCalls } from './pauseCalls';
import { recordReads } from './recordReads';
import { expect, isNightly, test } from './test';
import { visibleTexts } from './visibleTexts';

const OVERVIEW = `${INLINED.origin}${PORTAL_PATH}`;
/** The reads that start before the libraries. Others may be read again when a busy machine shows their sections late. */
const EARLY = ['getSessionStatus', 'getAgreements'];
/** Longer than the maximum age of an early response. */
const PAST_FRESH_MS = 2_500;

/** Pauses the request for a page's libraries, and starts a clock that tests move. */
async function pauseLibraries(page: Page) {
  await page.clock.install();
  return pauseCalls(page, '**/assets/libraries-*.js');
}

test('the overview shows the customer who logged in while the libraries were loading', async ({
  page,
}) => {
  await startSession(page, 'Kari Solberg', INLINED.origin);
  const resume = await pauseLibraries(page);
  const agreementsRead = page.waitForResponse('**/avtaleoversikt/avtaler');
  await page.goto(OVERVIEW, { waitUntil: 'commit' });
  await (await agreementsRead).finished();
  await startSession(page, 'Leif Ødegård', INLINED.origin);
  await page.clock.fastForward(PAST_FRESH_MS);
  resume();
  await expect(agreementsOf(page)).toHaveCount(4);
  expect((await visibleTexts(page)).join()).not.toContain('Volvo');
});

test('a tab in the background, which gets no frames, shows the login page after a logout in another tab', async ({
  page,
  context,
}) => {
  await logIn(page, 'Kari Solberg', OVERVIEW);
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.reload();
  await expect(agreementsOf(page).first()).toBeVisible();
  await context.clearCookies();
  await page.evaluate(() =>
    new BroadcastChannel('forsikring-session').postMessage({ type: 'logged-out' }),
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Logg inn' })).toBeVisible();
});

test('the session and the agreements are read once, whichever of them is late or empty', async ({
  page,
}) => {
  // On a busy machine the page would start so late that it no longer uses the early responses.
  await page.addInitScript(() => Object.assign(performance, { now: () => 0 }));
  await startSession(page, 'Kari Solberg', INLINED.origin);
  const cases: [faults: Record<string, string>, count: number][] = [
    [{ getSessionStatus: 'delay:500' }, 6],
    [{ getAgreements: 'no-content' }, 0],
    [{ getAgreements: 'delay:500' }, 6],
    [{}, 6],
  ];
  for (const [faults, count] of isNightly() ? cases : cases.slice(0, 2)) {
    await setFaults(page, faults, INLINED.origin);
    const reads = recordReads(page);
    await page.goto(OVERVIEW);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(agreementsOf(page)).toHaveCount(count);
    await expect.poll(reads.pendingAtRest).toEqual([]);
    await expect(agreementsOf(page)).toHaveCount(count);
    expect(reads.sent).toContain('getAgreements');
    const repeated = reads.repeated().filter((name) => EARLY.includes(name));
    expect(repeated, JSON.stringify(faults)).toEqual([]);
  }
});
