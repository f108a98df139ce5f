import { startHost } from './startHosts';
import { test as base } from './test';

/** A test with its own demo insurer, so that it may save data. */
export const test = base.extend<{ insurer: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
  insurer: async ({}, use) => {
    const { port, stop } = await startHost();
    await use(`http://localhost:${port}`);
    await stop();
  },
  baseURL: ({ insurer }, use) => use(insurer),
});

export { expect } from './test';
