import type { Page } from '@playwright/test';

/** What the customer has, as `holdCalls` is told of it. */
export const AGREEMENTS = '**/avtaleoversikt/avtaler';

/** Holds every call of this page to an address until the function that it returns is called. */
export async function holdCalls(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    // The page may have gone meanwhile.
    await route.continue().catch(() => {});
  });
  return release;
}
