import type { Browser, Page } from 'playwright';

const WAIT_LIMIT_MS = 30_000;

/**
 * Calls `use` with a page in a new browser profile, and closes it. Rejects when the page logged an error or
 * a warning, or threw: a failed hydration does all of these.
 */
export async function openQuietPage(
  browser: Browser,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ locale: 'nb-NO' });
  context.setDefaultTimeout(WAIT_LIMIT_MS);
  try {
    const page = await context.newPage();
    const noise: string[] = [];
    page.on('pageerror', (error) => noise.push(`threw: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (['error', 'warning', 'assert'].includes(message.type()))
        noise.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    const consoleLines = () => noise.map((line) => `  the page's console: ${line}`).join('\n');
    await use(page).catch(async (error) => {
      const shown = await page.ariaSnapshot().catch(() => 'nothing');
      const what = error instanceof Error ? error.message : error;
      throw new Error(`${what}\n${consoleLines()}\nThe page shows:\n${shown}`);
    });
    if (noise.length > 0) throw new Error(`The page logged errors or warnings.\n${consoleLines()}`);
  } finally {
    await context.close();
  }
}
