import type { Page } from '@playwright/test';

/** The host's configuration, as far as tests change it. */
// biome-ignore lint/suspicious/noExplicitAny: a host may write anything
type Config = Record<string, any>;

/** Has the host say something else, each time that its `config.json` is asked for. */
export const setConfig = (page: Page, change: (config: Config) => Config) =>
  page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
