import type { Page } from '@playwright/test';
import { PORTAL_PATH } from './hosts';
import { logIn } from './openPortal';
import { expect, test } from './test';

const ALL = [
  ...['Kjøretøy', 'Hus og hytte', 'Reise', 'Innbo og ting', 'Liv og helse', 'Båt', 'Dyr'],
];

const group = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

test('the picture is whole at any width and as high as the closed groups, which scroll in no narrow one and have its room in forced colours', async ({
  page,
}) => {
  await logIn(page, 'Ingrid Tomt', `${PORTAL_PATH}kjopsinnganger`);
  await expect(group(page, 'Kjøretøy')).toBeVisible();
  const sizeOf = async (selector: string, side: 'width' | 'height') =>
    (await page.locator(selector).boundingBox())?.[side] ?? Number.NaN;
  for (const width of [320, 390, 900, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const [frame, whole] = await page
      .locator('.purchase-picture, .purchase-picture > svg')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect()));
    expect((whole?.width ?? 0) / (whole?.height ?? 1)).toBeCloseTo(3 / 2, 1);
    expect(whole?.width).toBeCloseTo(frame?.width ?? 0, 0);
    expect(whole?.top).toBeCloseTo(frame?.top ?? 0, 0);
    expect(whole?.bottom).toBeLessThanOrEqual((frame?.bottom ?? 0) + 0.5);
  }

  await page.setViewportSize({ width: 1280, height: 800 });
  const height = await sizeOf('.purchase-picture', 'height');
  const beside = Math.min(await sizeOf('.purchase-groups', 'height'), 27 * 16);
  expect(height).toBeCloseTo(beside, 0);
  for (const name of ALL) await group(page, name).click();
  expect(await sizeOf('.purchase-picture', 'height')).toBeGreaterThanOrEqual(height);
  expect(await sizeOf('.purchase-picture', 'height')).toBeLessThanOrEqual(27 * 16);

  for (const width of [320, 900]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
  }

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(page.locator('.purchase-picture')).toBeHidden();
  expect(await sizeOf('.purchase-groups', 'width')).toBe(await sizeOf('.purchase-choice', 'width'));
});
