import { expect, type Page, test } from '@playwright/test';
import { openStory } from './openStory';

test.describe('Dialog', () => {
  test('asks to close on Escape, and gives the focus back', async ({ page }) => {
    await openStory(page, 'ui-kit-dialog--default');
    const opener = page.getByRole('button', { name: 'Slett tilbud' });
    const dialog = page.getByRole('dialog', { name: 'Vil du slette tilbudet?' });
    await opener.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('keeps Tab to itself', async ({ page }) => {
    await openStory(page, 'ui-kit-dialog--default');
    await page.getByRole('button', { name: 'Slett tilbud' }).press('Enter');
    const dialog = page.getByRole('dialog');
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const at = document.activeElement;
        return at !== document.body && !at?.closest('dialog');
      });
      expect(outside).toBe(false);
    }
    await expect(dialog).toBeVisible();
  });

  test('hands the focus to the heading where its opener is gone', async ({ page }) => {
    await openStory(page, 'ui-kit-dialog--opener-gone');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('that is held open stays, however often Escape is pressed', async ({ page }) => {
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

  test('leaves what is closed out of the way of Tab', async ({ page }) => {
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

  test('shows all of it on paper', async ({ page }) => {
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

  test('opens for what is looked for in the page', async ({ page }) => {
    await openStory(page, 'ui-kit-accordion--more');
    await page.evaluate(() => {
      document
        .querySelector('[hidden="until-found"]')
        ?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    });
    await expect(page.getByText('Forsikringen er sagt opp')).toBeVisible();
  });
});

test.describe('Tabs', () => {
  test('are one stop, and their panel the next', async ({ page }) => {
    await openStory(page, 'ui-kit-tabs--manual');
    const [first, panel] = [page.getByRole('tab', { name: 'Varsler' }), page.getByRole('tabpanel')];
    await first.press('Home');
    await first.press('Enter');
    await page.keyboard.press('Tab');
    // This panel starts with a field, and takes no focus itself.
    await expect(page.getByRole('checkbox')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(panel).toBeFocused();
    await expect(panel).toContainText('Forsikringsbevisene');
  });

  test('leave hidden panels unread and out of the way of Tab', async ({ page }) => {
    await openStory(page, 'ui-kit-tabs--disabled');
    await expect(page.locator('.ui-tabs')).toMatchAriaSnapshot(`
      - tablist "Innstillinger":
        - tab "Varsler"
        - tab "Personvern (kommer snart)" [disabled]
        - tab "Dokumenter" [selected]
      - tabpanel "Dokumenter":
        - paragraph: Forsikringsbevisene dine kommer hit når de er klare.
    `);
    await page.getByRole('tabpanel').focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('.ui-tabs :focus')).toHaveCount(0);
  });

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

test.describe('Tooltip', () => {
  const tip = '.ui-tooltip';

  test('comes at once with the focus of the keyboard, and goes with Escape', async ({ page }) => {
    await openStory(page, 'ui-kit-tooltip--on-text');
    await page.keyboard.press('Tab');
    await expect(page.locator(tip)).toHaveAttribute('data-open');
    await expect(page.locator(tip)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator(tip)).toBeHidden();
  });

  test('lets the pointer travel onto it', async ({ page }) => {
    await openStory(page, 'ui-kit-tooltip--on-text');
    await page.mouse.move(0, 0);
    await page.getByText('egenandelen').hover();
    await expect(page.locator(tip)).toBeVisible();
    await page.locator(tip).hover();
    await page.waitForTimeout(400);
    await expect(page.locator(tip)).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(page.locator(tip)).toBeHidden();
  });

  test('does not come when its trigger is pressed with a mouse', async ({ page }) => {
    await openStory(page, 'ui-kit-tooltip--on-disabled');
    await page.getByRole('button').click({ force: true });
    await page.mouse.move(0, 0);
    await expect(page.locator(tip)).toBeHidden();
  });
});

test('HelpTooltip lies over the page where it is wide, and stands in it where it is narrow', async ({
  page,
}) => {
  for (const [width, inTopLayer] of [
    [1200, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await openStory(page, 'ui-kit-helptooltip--default');
    await page.getByRole('button', { name: 'Vis hjelpetekst' }).press('Enter');
    const text = page.locator('.ui-help-tooltip-popup');
    await expect(text).toBeVisible();
    expect(await text.evaluate((element) => element.matches(':popover-open'))).toBe(inTopLayer);
    await page.keyboard.press('Escape');
    await expect(text).toBeHidden();
    await expect(page.getByRole('button', { name: 'Vis hjelpetekst' })).toBeFocused();
  }
});

test('Popover closes with Escape before the dialog around it', async ({ page }) => {
  await openStory(page, 'ui-kit-popover--in-dialog');
  const popover = page.getByRole('dialog', { name: 'Filtrer tilbudene' });
  const dialog = page.getByRole('dialog', { name: 'Tilbudene dine' });
  await expect(popover).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filtrer' })).toBeFocused();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('Toast: Escape is its own before it is the dialog’s', async ({ page }) => {
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

for (const [how, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a mouse click', (page: Page) => page.getByRole('button', { name: 'Lukk varsel' }).click()],
] as const) {
  test(`Toast: the focus goes back when ${how} closes the last one from the region`, async ({
    page,
  }) => {
    await openStory(page, 'ui-kit-toast--over-a-dialog');
    const save = page.getByRole('button', { name: 'Lagre' });
    await page.getByRole('button', { name: 'Endre e-post' }).click();
    await save.press('Enter');
    await page.keyboard.press('F6');
    await expect(page.getByRole('region', { name: 'Varsler (F6)' })).toBeFocused();
    await close(page);
    await expect(page.getByRole('button', { name: 'Lukk varsel' })).toBeHidden();
    await expect(save).toBeFocused();
  });
}

test('NavMenu closes with Escape, and its button has the focus', async ({ page }) => {
  await openStory(page, 'ui-kit-navmenu--default');
  const button = page.getByRole('button', { name: 'Meny' });
  await button.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(page.getByRole('link')).toHaveCount(0);
});

test('Tooltip fades where it stood', async ({ page }) => {
  await openStory(page, 'ui-kit-tooltip--on-text');
  const tip = page.locator('.ui-tooltip');
  await page.keyboard.press('Tab');
  await expect(tip).toBeVisible();
  const stood = await tip.boundingBox();
  await page.keyboard.press('Escape');
  // In the frames in which it goes.
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
  await openStory(page, 'ui-kit-tooltip--on-text');
  await page.keyboard.press('Tab');
  await page.getByText('egenandelen').hover();
  await page.mouse.move(0, 0);
  await page.waitForTimeout(300);
  await expect(page.locator('.ui-tooltip')).toBeVisible();
});

test('Toast leaves what has the focus in sight', async ({ page }) => {
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

test('Toast is in the dialog that was opened last, whatever the order in the page', async ({
  page,
}) => {
  await openStory(page, 'ui-kit-toast--over-two-dialogs');
  const close = page.getByRole('button', { name: 'Lukk varsel' });
  await close.click();
  await expect(close).toHaveCount(0);
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
