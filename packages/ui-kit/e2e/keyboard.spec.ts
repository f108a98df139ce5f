import { expect, test } from '@playwright/test';
import { openStory } from './openStory';

test.describe('Dialog', () => {
  test('stays open after several presses on Escape, when it cannot be closed', async ({ page }) => {
    await openStory(page, 'ui-kit-dialog--alert');
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => document.querySelector('dialog')?.matches(':modal')))
      .toBe(true);
  });
});

test.describe('Accordion', () => {
  test('opens with Enter and with space', async ({ page }) => {
    await openStory(page, 'ui-kit-accordion--open-from-the-start');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Den står på den/)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(page.getByText(/Den står på den/)).toBeHidden();
  });

  test('hides the content of closed items from Tab', async ({ page }) => {
    await openStory(page, 'ui-kit-accordion--more');
    await page.locator('summary').first().focus();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Vis flere spørsmål' })).toBeFocused();
  });

  test('has no animation on the first paint, nor with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openStory(page, 'ui-kit-accordion--default');
    const running = () => page.evaluate(() => document.getAnimations().length);
    await page.locator('summary').first().press('Enter');
    expect(await running()).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openStory(page, 'ui-kit-accordion--open-from-the-start');
    expect(await running()).toBe(0);
    await page.locator('summary').last().press('Enter');
    expect(await running()).toBeGreaterThan(0);
  });

  test('shows all items on paper', async ({ page }) => {
    await openStory(page, 'ui-kit-accordion--more');
    await page.emulateMedia({ media: 'print' });
    for (const answer of [/Spør arbeidsgiveren/, /Avtaler som er avsluttet/])
      expect(
        await page.getByText(answer).evaluate((element) => {
          const { height } = element.getBoundingClientRect();
          return height > 0 && element.checkVisibility({ contentVisibilityAuto: true });
        }),
      ).toBe(true);
  });
});

test.describe('Tabs', () => {
  test('keep the page from scrolling sideways with large text', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openStory(page, 'ui-kit-tabs--narrow');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect(page.getByRole('tablist')).toHaveAttribute('data-more-before');
    const [inner, outer] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    expect(inner).toBeLessThanOrEqual(outer as number);
  });
});

test.describe('ErrorSummary', () => {
  test('leads to a field with its label in sight', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 400 });
    await openStory(page, 'ui-kit-errorsummary--in-form');
    await page.getByRole('textbox').fill('');
    await page.getByRole('button', { name: 'Lagre' }).press('Enter');
    await expect(page.getByRole('group', { name: /^Rett opp dette/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'E-post' })).toBeFocused();
    await expect(page.getByText('E-post', { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('textbox', { name: 'E-post' })).toBeInViewport({ ratio: 1 });
  });
});

test('Escape closes a toast before the dialog below it', async ({ page }) => {
  await openStory(page, 'ui-kit-toast--over-a-dialog');
  await page.getByRole('button', { name: 'Endre e-post' }).click();
  await page.getByRole('button', { name: 'Lagre' }).click();
  const close = page.getByRole('button', { name: 'Lukk varsel' });
  await page.keyboard.press('F6');
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(close).toBeHidden();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a tooltip fades without moving', async ({ page }) => {
  await openStory(page, 'ui-kit-tooltip--on-text');
  const tip = page.locator('.ui-tooltip');
  await page.keyboard.press('Tab');
  await expect(tip).toBeVisible();
  const stood = await tip.boundingBox();
  await page.keyboard.press('Escape');
  // In the frames of the fade.
  const places = await tip.evaluate(async (element) => {
    const seen: number[] = [];
    for (let frame = 0; frame < 6; frame += 1) {
      await new Promise(requestAnimationFrame);
      if (getComputedStyle(element).display !== 'none')
        seen.push(Math.round(element.getBoundingClientRect().left));
    }
    return seen;
  });
  expect(new Set(places.map((left) => Math.abs(left - (stood?.x ?? 0)) < 2))).not.toContain(false);
});

test('Tooltip of the keyboard stays when the mouse passes', async ({ page }) => {
  await page.clock.install();
  await openStory(page, 'ui-kit-tooltip--on-text');
  await page.keyboard.press('Tab');
  await page.getByText('egenandelen').hover();
  await page.mouse.move(0, 0);
  await page.clock.runFor(300);
  await page.clock.runFor(300);
  // Not `toBeVisible`: a tooltip that closes is visible until it has faded.
  await expect(page.locator('.ui-tooltip')).toHaveAttribute('data-open');
});

test('Toast does not cover the focused element', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await openStory(page, 'ui-kit-toast--over-links');
  const links = await page.getByRole('link').count();
  for (let at = 0; at < links; at += 1) {
    await page.keyboard.press('Tab');
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const covered = await page.evaluate(() => {
      const focused = document.activeElement?.getBoundingClientRect();
      const toast = document.querySelector('.ui-toast-region')?.getBoundingClientRect();
      return (
        focused !== undefined &&
        toast !== undefined &&
        focused.top >= toast.top &&
        focused.bottom <= toast.bottom
      );
    });
    expect(covered, `link ${at}`).toBe(false);
  }
});

for (const [motion, display] of [
  ['no-preference', 'flex'],
  ['reduce', 'none'],
] as const) {
  test(`Toast that leaves is shown as ${display} where motion is ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await openStory(page, 'ui-kit-toast--variants');
    const left = await page.evaluate(async () => {
      const toast = document.querySelector('.ui-toast');
      toast?.querySelector<HTMLButtonElement>('.ui-toast-close')?.click();
      await new Promise(requestAnimationFrame);
      return {
        leaving: toast?.hasAttribute('data-leaving'),
        display: toast && getComputedStyle(toast).display,
      };
    });
    expect(left).toEqual({ leaving: true, display });
    await expect(page.locator('.ui-toast')).toHaveCount(3);
  });
}

test('A button stays below the pointer while the error of a date appears', async ({ page }) => {
  await openStory(page, 'ui-kit-datefield--in-a-form');
  await page.getByRole('textbox').fill('31.02.2026');
  const save = page.getByRole('button', { name: 'Lagre' });
  const clicked = save.evaluate(
    (element) => new Promise((done) => element.addEventListener('click', () => done(true))),
  );
  const { x, y } = (await save.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 5, y + 5);
  await page.mouse.down();
  // In the frames in which the error would appear.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await page.mouse.up();
  expect(await clicked).toBe(true);
  await expect(page.getByText('Datoen finnes ikke')).toBeVisible();
});
