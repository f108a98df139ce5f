import { test as base, expect } from '@playwright/test';

/** A test that fails on uncaught errors, unhandled rejections and violations of the security policy. */
export const test = base.extend<{ quietPage: undefined }>({
  quietPage: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (/Content Security Policy|Hydration|Warning:/i.test(message.text()))
          problems.push(message.text());
      });
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Whether the running test covers all its cases, as it does at night. */
export const isNightly = () => base.info().project.name === 'grid';

export { expect };
