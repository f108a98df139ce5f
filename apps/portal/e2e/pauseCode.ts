import type { Page } from '@playwright/test';

/**
 * Pauses the requests for a deferred file of all page loads until `resume` is called. The login page
 * requests it too, so the first request usually does not come from the page under test.
 */
export async function pauseCode(page: Page, file: 'DeferredShell' | 'openLinksInApp') {
  let resume = () => {};
  const resumed = new Promise<void>((resolve) => {
    resume = resolve;
  });
  let requests = 0;
  await page.route(new RegExp(`/${file}-[^/]*\\.js$`), async (route) => {
    requests += 1;
    await resumed;
    await route.continue();
  });
  return { resume: () => resume(), requests: () => requests };
}
