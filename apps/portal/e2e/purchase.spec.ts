import type { Page } from '@playwright/test';
import { PORTAL_PATH } from './hosts';
import { logIn } from './openPortal';
import { pauseCalls } from './pauseCalls';
import { expect, test } from './test';

const ALL = [
  ...['Kjøretøy', 'Hus og hytte', 'Reise', 'Innbo og ting', 'Liv og helse', 'Båt', 'Dyr'],
];

const group = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

test('the picture is whole at any width, keeps its place beside opened groups, and leaves its room to the groups in forced colours', async ({
  page,
}) => {
  await logIn(page, 'Ingrid Tomt', `${PORTAL_PATH}kjopsinnganger`);
  await expect(group(page, 'Kjøretøy')).toBeVisible();
  const picture = page.locator('.purchase-picture');
  const widthOf = async (selector: string) =>
    (await page.locator(selector).boundingBox())?.width ?? Number.NaN;
  for (const width of [320, 390, 768, 900, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    // Both at once: the navigation appears a moment after the window has become wide.
    const [frame, drawn] = await picture.evaluate((element) =>
      [element, element.querySelector('svg')].map((each) => each?.getBoundingClientRect().toJSON()),
    );
    // On a tablet, more sky is above the picture, so that the picture ends near the end of the groups.
    expect(frame.width / frame.height).toBeCloseTo(width === 768 ? 1 : 3 / 2, 2);
    expect(drawn.width / drawn.height).toBeCloseTo(3 / 2, 2);
    expect([drawn.left, drawn.right, drawn.bottom]).toEqual([
      frame.left,
      frame.right,
      frame.bottom,
    ]);
  }

  await page.setViewportSize({ width: 1280, height: 800 });
  const before = await picture.boundingBox();
  for (const name of ALL) await group(page, name).press('Enter');
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await picture.boundingBox()).toEqual(before);

  for (const width of [320, 900]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
  }

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(picture).toBeHidden();
  expect(await widthOf('.purchase-groups')).toBe(await widthOf('.purchase-choice'));
});

test("the picture stays until the next one, which is fetched before the press, is drawn; the union's layout has it beside the groups or not at all", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page, 'Leif Ødegård', `${PORTAL_PATH}kjopsinnganger?isLo=true`);
  await expect(group(page, 'Kjøretøy')).toBeVisible();
  const picture = page.locator('.purchase-picture');
  /** How far the picture is below the groups, in pixels. */
  const offset = () =>
    page.locator('.purchase-choice').evaluate((choice) => {
      const topOf = (part: string) => choice.querySelector(part)?.getBoundingClientRect().top ?? 0;
      return topOf('.purchase-picture') - topOf('.purchase-groups');
    });
  expect(await offset()).toBe(0);

  const resume = await pauseCalls(page, '**/car*.svg');
  const fetched = page.waitForRequest('**/car*.svg');
  await group(page, 'Kjøretøy').hover();
  await fetched;
  await group(page, 'Kjøretøy').click();
  const uses = picture.locator('use');
  await expect(uses).toHaveCount(2);
  await expect(uses.first()).toHaveAttribute('href', /everything/);
  resume();
  await expect(uses).toHaveCount(1);
  await expect(uses).toHaveAttribute('href', /car/);
  await expect(picture.locator('svg')).toHaveCSS('opacity', '1');

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(group(page, 'Kjøretøy')).toBeInViewport();
  expect(await offset()).toBeGreaterThan(0);
  // Between a phone and a wide window, too, the picture leaves the groups their place.
  for (const width of [680, 879]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await offset()).toBe(0);
  }
});
