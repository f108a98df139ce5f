import { expect, test } from '@playwright/test';
import { type Entry, entries } from './entries';
import { findViolations } from './findViolations';
import { MATRIX } from './matrixTag';

const documents = entries.filter(({ tags }) => tags.some((tag) => tag.endsWith('-mdx')));
const isGuide = ({ id, tags }: Entry) => tags.includes('attached-mdx') && id.endsWith('--docs');
const guides = documents.filter(isGuide);
const pages = documents.filter((entry) => !isGuide(entry));
const GUISES = [
  [320, 'light'],
  [1280, 'dark'],
] as const;

/** `npm test` opens one guide, and one page in each guise. The project `matrix` opens all. */
const ALWAYS = [
  'ui-kit-accordion--docs',
  'ui-kit-contract--the-same-for-every-part at 320 px',
  'ui-kit-theming--a-brand-in-ten-minutes at 1280 px',
];
const tagOf = (name: string) => ({ tag: ALWAYS.includes(name) ? [] : MATRIX });

test('there are pages to read', () => {
  expect(pages.length).toBeGreaterThan(4);
  expect(guides.length).toBeGreaterThan(30);
});

for (const { id } of guides) {
  test(
    `${id} shows its guide between its first story and its contract`,
    tagOf(id),
    async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.goto(`/iframe.html?id=${id}&viewMode=docs`);
      await expect(page.getByRole('heading', { name: 'Accessibility' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Changes', level: 2 })).toBeVisible();
      expect(errors).toEqual([]);
    },
  );
}

for (const { id } of pages) {
  for (const [width, scheme] of GUISES) {
    const tags = tagOf(`${id} at ${width} px`);
    test(`${id} can be read by all at ${width} px in ${scheme}`, tags, async ({ page }) => {
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
