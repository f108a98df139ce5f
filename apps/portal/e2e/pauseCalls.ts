import type { Page, Route } from '@playwright/test';

/** The address pattern of the agreements call. */
export const AGREEMENTS = '**/avtaleoversikt/avtaler';

/**
 * Pauses all requests of a page for an address until the returned function is called. `stub` replaces the
 * server's response.
 */
export async function pauseCalls(
  page: Page,
  address: Parameters<Page['route']>[0],
  stub?: Parameters<Route['fulfill']>[0],
): Promise<() => void> {
  let resume = () => {};
  const resumed = new Promise<void>((resolve) => {
    resume = resolve;
  });
  await page.route(address, async (route) => {
    await resumed;
    // The page may have been closed meanwhile.
    await (stub ? route.fulfill(stub) : route.continue()).catch(() => {});
  });
  return resume;
}
