import { type Browser, type BrowserContext, expect, type Page, request } from '@playwright/test';
import { PORTAL, PORTAL_PATH } from './hosts';
import { startSession } from './openPortal';

/** The number of pages that are open at a time. They are idle some of the time. */
const PARALLEL_PAGES = 4;

/** A page, a customer and a distributor. */
export interface Visit {
  path: string;
  customer: string;
  distributor: string;
}

/** The start of a visit: its address, and the browser's state after the login. */
export interface Setup {
  address: string;
  state: Awaited<ReturnType<BrowserContext['storageState']>>;
}

/** Logs the customer in once. Every page of the visit starts with the returned state. */
export async function prepareVisit({ path, customer, distributor }: Visit): Promise<Setup> {
  const context = await request.newContext();
  await startSession({ request: context }, customer, PORTAL.origin);
  // The demo stores the distributor in a cookie.
  await context.get(`${PORTAL.origin}${PORTAL_PATH}config.json?distributor=${distributor}`);
  const state = await context.storageState();
  await context.dispose();
  return { address: `${PORTAL.origin}${PORTAL_PATH}${path}`, state };
}

/** Calls `use` with a new page of a visit, which is not open yet, and expects no uncaught errors and rejections. */
export async function withPage(
  browser: Browser,
  { address, state }: Setup,
  use: (page: Page) => Promise<void>,
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
  await use(page);
  expect(errors, address).toEqual([]);
  await context.close();
}

/** Runs a check for each case, several at a time. An error names the failed case. */
export async function forEachCase(
  cases: string[],
  check: (name: string) => Promise<void>,
): Promise<void> {
  const queue = [...cases];
  const worker = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) {
      const current = name;
      await check(current).catch((error) => {
        throw new Error(`${current}: ${error instanceof Error ? error.message : error}`);
      });
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_PAGES }, worker));
}
