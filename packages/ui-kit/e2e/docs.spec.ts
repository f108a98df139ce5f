import { expect, test } from '@playwright/test';
import { entries } from './entries';
import { findViolations } from './findViolations';

const pages = entries.filter(({ tags }) => tags.some((tag) => tag.endsWith('-mdx')));

test('there are pages to read', () => {
  expect(pages.length).toBeGreaterThan(4);
});

for (const { id } of pages) {
  for (const [width, scheme] of [
    [320, 'light'],
    [1280, 'dark'],
  ] as const) {
    test(`${id} can be read by all at ${width} px in ${scheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(`/iframe.html?id=${id}&viewMode=docs&globals=scheme:${scheme}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await findViolations(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow, 'scrolls to the side').toBeLessThanOrEqual(0);
    });
  }
}
