import type { Browser, BrowserContext } from '@playwright/test';
import { PORTAL, PORTAL_PATH } from './hosts';
import { logIn } from './openPortal';

/** How many pages are open at a time: they spend most of their time waiting. */
const AT_ONCE = 8;

/** A page as a customer of a distributor sees it. */
export interface Visit {
  path: string;
  customer: string;
  distributor: string;
}

/** Where a visit starts: its address, and the browser's state once the customer is logged in. */
export interface Setup {
  address: string;
  state: Awaited<ReturnType<BrowserContext['storageState']>>;
}

/** Logs in once; every page of the visit starts from this state. */
export async function prepareVisit(
  browser: Browser,
  { path, customer, distributor }: Visit,
): Promise<Setup> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await logIn(page, customer, `${PORTAL.origin}${PORTAL_PATH}?distributor=${distributor}`);
  const state = await context.storageState();
  await context.close();
  return { address: `${PORTAL.origin}${PORTAL_PATH}${path}`, state };
}

/** Runs a check for each case, a few at a time, and says which one failed. */
export async function forEachCase(
  cases: string[],
  check: (name: string) => Promise<void>,
): Promise<void> {
  const waiting = [...cases];
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const current = name;
      await check(current).catch((error) => {
        throw new Error(`${current}: ${error instanceof Error ? error.message : error}`);
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
