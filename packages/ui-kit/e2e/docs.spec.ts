import { expect, test } from '@playwright/test';
import { type Entry, entries } from './entries';
import { findViolations } from './findViolations';

const documents = entries.filter(({ tags }) => tags.some((tag) => tag.endsWith('-mdx')));
const isGuide = ({ id, tags }: Entry) => tags.includes('attached-mdx') && id.endsWith('--docs');
const guides = documents.filter(isGuide);
const pages = documents.filter((entry) => !isGuide(entry));

test('there are pages to read', () => {
  expect(pages.length).toBeGreaterThan(4);
  expect(guides.length).toBeGreaterThan(30);
});

for (const { id } of guides) {
  test(`${id} shows its guide between its first story and its contract`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`/iframe.html?id=${id}&viewMode=docs`);
    await expect(page.getByRole('heading', { name: 'Accessibility' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Changes', level: 2 })).toBeVisible();
    expect(errors).toEqual([]);
  });
}

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
