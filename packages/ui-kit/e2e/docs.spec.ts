import { expect, test } from '@playwright/test';
import { entries } from './entries';
import { findViolations } from './findViolations';
import { MATRIX } from './matrixTag';

const pages = entries.filter(({ tags }) => tags.some((tag) => tag.endsWith('-mdx')));
const GUISES = [
  [320, 'light'],
  [1280, 'dark'],
] as const;

/** `npm test` opens one page in each scheme and width. The project `matrix` opens all pages. */
const ALWAYS = [
  'ui-kit-contract--the-same-for-every-part at 320 px',
  'ui-kit-theming--a-brand-in-ten-minutes at 1280 px',
];
const tagOf = (name: string) => ({ tag: ALWAYS.includes(name) ? [] : MATRIX });

test('there are pages to read', () => {
  expect(pages.length).toBeGreaterThan(4);
});

test('the page of a part shows its guide with pictures, props, contract and changes', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/iframe.html?id=ui-kit-select--docs&viewMode=docs');
  for (const name of ["Do and don't", 'Accessibility', 'States', 'Contract', 'Changes'])
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  await expect(page.getByRole('figure')).toHaveCount(2);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  for (const name of ['Props', 'Contract']) await contents.getByRole('link', { name }).click();
  await expect(page.getByRole('row', { name: /^options\*?.*SelectOption<Value>/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^item-press/ })).toBeVisible();
  expect(errors).toEqual([]);
});

for (const width of [390, 1280])
  test(`the marks of an anatomy are whole, and cover neither each other nor the part at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [part, count] of Object.entries({
      button: 3,
      accordion: 5,
      radiogroup: 7,
      disclosure: 2,
    })) {
      await page.goto(`/iframe.html?id=ui-kit-${part}--docs&viewMode=docs`);
      const marks = page.locator('.part-page-mark');
      await expect(marks).toHaveCount(count);
      const covered = await marks.evaluateAll((all) => {
        const frame = all[0]?.closest('.part-page-anatomy');
        const named = frame?.querySelectorAll('.ui-button, summary, .ui-choice, .ui-field-label');
        const overlap = (one: Element, other: Element) => {
          const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
          return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        };
        const isCut = (mark: Element) => {
          const [a, b] = [mark, frame ?? mark].map((one) => one.getBoundingClientRect());
          return (
            a && b && (a.left < b.left || a.right > b.right || a.top < b.top || a.bottom > b.bottom)
          );
        };
        return all.filter(
          (mark) =>
            isCut(mark) ||
            [...all, ...(named ?? [])].some((other) => other !== mark && overlap(mark, other)),
        ).length;
      });
      expect(covered, part).toBe(0);
    }
  });

test('the frame of an example is as high as its content', async ({ page }) => {
  for (const part of ['header', 'dialog', 'toast']) {
    await page.goto(`/iframe.html?id=ui-kit-${part}--docs&viewMode=docs&globals=brand:lofavor`);
    const frames = page.locator('.docs-story, .story-frame > iframe');
    await expect(frames.last()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const findCut = () =>
      frames.evaluateAll(
        (all) =>
          all.filter((frame) => {
            const page = frame instanceof HTMLIFrameElement && frame.contentDocument;
            return (page ? page.documentElement : frame).scrollHeight > frame.clientHeight;
          }).length,
      );
    await expect.poll(findCut, { message: part }).toBe(0);
  }
});

for (const { id } of pages) {
  for (const [width, scheme] of GUISES) {
    const tags = tagOf(`${id} at ${width} px`);
    test(`${id} meets WCAG at ${width} px in ${scheme}`, tags, async ({ page }) => {
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
