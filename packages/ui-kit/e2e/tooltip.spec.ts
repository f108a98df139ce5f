import { expect, type Locator, test } from '@playwright/test';
import { MATRIX } from './matrixTag';
import { openStory } from './openStory';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const tipOf = (trigger: Locator) => trigger.locator('xpath=following-sibling::*[1]');

async function centerOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not in the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, box };
}

for (const gapPoint of [2, 4, 6])
  test(`Tooltip stays open while the pointer rests ${gapPoint} px from its trigger`, {
    tag: gapPoint === 4 ? [] : MATRIX,
  }, async ({ page }) => {
    await page.clock.install();
    await openStory(page, 'ui-kit-tooltip--parts');
    const trigger = page.getByRole('button', { name: 'Vilkår' });
    await page.mouse.move(0, 0);
    await trigger.hover();
    await expect(tipOf(trigger)).toBeVisible();
    const { x, box } = await centerOf(trigger);
    await page.mouse.move(x, box.y + box.height + gapPoint);
    await page.clock.runFor(1000);
    await expect(tipOf(trigger)).toHaveAttribute('data-open');
  });

test('Tooltip does not block a press on the page behind while it fades', async ({ page }) => {
  await openStory(page, 'ui-kit-tooltip--default');
  const trigger = page.getByRole('button', { name: 'Vilkår' });
  await trigger.hover();
  await expect(tipOf(trigger)).toBeVisible();
  const { x, y } = await centerOf(tipOf(trigger));
  await page.keyboard.press('Escape');
  const isTip = await page.evaluate(
    ([left, top]) => document.elementFromPoint(left ?? 0, top ?? 0)?.matches('.ui-tooltip'),
    [x, y],
  );
  expect(isTip).toBe(false);
});

// WebKit 2.50 never ends a transition where there is `position-try-fallbacks`.
for (const [part, story, popup] of [
  ['Tooltip', 'ui-kit-tooltip--default', '.ui-tooltip'],
  ['HelpTooltip', 'ui-kit-helptooltip--default', '.ui-help-tooltip-popup'],
  ['Popover', 'ui-kit-popover--default', '.ui-popover'],
] as const)
  test(`${part} appears and disappears without a CSS transition`, {
    tag: part === 'Popover' ? [] : MATRIX,
  }, async ({ page }) => {
    await openStory(page, story);
    await page.keyboard.press('Escape');
    await expect(page.locator(popup)).toBeHidden();
    await page.evaluate((selector) => {
      document.addEventListener('transitionrun', ({ target }) => {
        if ((target as Element).matches(selector)) document.body.dataset.transition = 'seen';
      });
    }, popup);
    const trigger = page.locator('[class*="-trigger"]').first();
    await page.mouse.move(0, 0);
    await trigger.hover();
    if (part !== 'Tooltip') await trigger.click();
    await expect(page.locator(popup)).toHaveCSS('opacity', '1');
    await page.keyboard.press('Escape');
    await expect(page.locator(popup)).toBeHidden();
    await expect(page.locator('body')).not.toHaveAttribute('data-transition');
  });

test('Tooltip stays open when it opens again while it fades', async ({ page }) => {
  await openStory(page, 'ui-kit-tooltip--default');
  const trigger = page.getByRole('button', { name: 'Vilkår' });
  await page.mouse.move(0, 0);
  await page.keyboard.press('Tab');
  await expect(tipOf(trigger)).toHaveCSS('opacity', '1');
  await tipOf(trigger).evaluate(
    (tooltip, button) => {
      const fades = () =>
        tooltip.getAnimations().filter(({ playState }) => playState === 'running');
      (button as HTMLElement).blur();
      return new Promise<void>((done) => {
        requestAnimationFrame(function look() {
          if (fades().length === 0) return requestAnimationFrame(look);
          (button as HTMLElement).focus();
          done();
        });
      });
    },
    await trigger.elementHandle(),
  );
  await tipOf(trigger).evaluate((tooltip) =>
    Promise.all(tooltip.getAnimations().map(({ finished }) => finished)),
  );
  await expect(tipOf(trigger)).toHaveAttribute('data-open');
  await expect(tipOf(trigger)).toBeVisible();
});
