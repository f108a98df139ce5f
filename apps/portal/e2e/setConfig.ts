import type { Page } from '@playwright/test';

/** The host's configuration. */
// biome-ignore lint/suspicious/noExplicitAny: a configuration may have any shape
type Config = Record<string, any>;

/** Changes the host's `config.json` in every response. */
export const setConfig = (page: Page, change: (config: Config) => Config) =>
  page.route('**/config.json', async (route) => {
    try {
      const response = await route.fetch();
      await route.fulfill({ response, json: change(await response.json()) });
    } catch (error) {
      // The test ended while a page loaded.
      if (!/been (closed|disposed)/.test(String(error))) throw error;
    }
  });
