import type { Page } from '@playwright/test';

/**
 * Holds back the code that loads once a page is ready, of every page load until `release`: the login
 * page asks for it as well, so that the first request is seldom that of the page under test.
 */
export async function holdDeferredChunk(page: Page) {
  let open = () => {};
  const released = new Promise<void>((resolve) => {
    open = resolve;
  });
  let requests = 0;
  await page.route(/\/deferredChunk-[^/]*\.js(\?.*)?$/, async (route) => {
    requests += 1;
    await released;
    await route.continue();
  });
  return { release: () => open(), requests: () => requests };
}
