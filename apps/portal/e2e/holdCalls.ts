import type { Page } from '@playwright/test';

/** What the customer has, as `holdCalls` is told of it. */
export const AGREEMENTS = '**/avtaleoversikt/avtaler';

/** Holds every call of this page to an address until the returned function is called; `answer` takes the server's place. */
export async function holdCalls(
  page: Page,
  address: string,
  answer?: { status: number },
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    // The page may have gone meanwhile.
    await (answer ? route.fulfill(answer) : route.continue()).catch(() => {});
  });
  return release;
}
