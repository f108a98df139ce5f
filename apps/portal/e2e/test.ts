import { type Translation, translatePage } from '@forsikring/foundation/testing/translatePage';
import { test as base, expect } from '@playwright/test';

export interface PortalTestOptions {
  /** Whether a page translator changes the texts of every page. */
  translation: Translation | undefined;
}

/**
 * A test that fails on uncaught errors, unhandled rejections, violations of the security policy, and texts that a
 * translated page does not show.
 */
export const test = base.extend<PortalTestOptions & { quietPage: undefined }>({
  translation: [undefined, { option: true }],
  quietPage: [
    async ({ page, translation }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (
          /Content Security Policy|Hydration|Warning:|NotFoundError|stays, instead/i.test(
            message.text(),
          )
        )
          problems.push(message.text());
      });
      if (translation)
        await page.addInitScript(`(${translatePage})('${translation}', console.error)`);
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Whether the running test covers all its cases, as it does at night. */
export const isNightly = () => base.info().project.name === 'grid';

export { expect };
