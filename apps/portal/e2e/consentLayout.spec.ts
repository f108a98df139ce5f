import type { Locator, Page } from '@playwright/test';
import { GRID, PORTAL_PATH } from './hosts';
import { logIn } from './openPortal';
import { pauseCalls } from './pauseCalls';
import { expect, test } from './test';

const OVERVIEW = `${PORTAL_PATH}?distributor=none`;
const startOf = (element: Locator) =>
  element.evaluate((node) => Math.round(node.getBoundingClientRect().left));

async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Velg selv' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

test('a toast is shown above the consent banner', { tag: GRID }, async ({ page }) => {
  await logIn(page, 'Linnéa Nordahl-Østgaard', `${PORTAL_PATH}forsikringsprofil?distributor=none`);
  const fail = await pauseCalls(page, '**/adresse/oppdater*', { status: 500 });
  await page.getByRole('button', { name: 'Hent folkeregistrert adresse' }).click();
  await page.getByRole('link', { name: 'Forsikringsoversikt' }).click();
  await expect(page).toHaveTitle(/^Forsikringsoversikt/);
  fail();
  const toast = page.locator('.ui-toast');
  const banner = page.getByRole('region', { name: /informasjonskapsler/ });
  const top = await banner.evaluate((node) => node.getBoundingClientRect().top);
  // It slides in from below.
  await expect
    .poll(() => toast.evaluate((node) => node.getBoundingClientRect().bottom))
    .toBeLessThanOrEqual(top);
});

const boxesOf = (within: Locator) =>
  Promise.all(
    ['Bare nødvendige', 'Godta alle'].map((name) =>
      within.getByRole('button', { name }).boundingBox(),
    ),
  );

test('the consent banner and settings start in view on a small phone with large text, and their equal choices are alike', {
  tag: GRID,
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  await logIn(page, 'Kari Solberg', OVERVIEW);
  await expect(page.getByRole('heading', { name: /informasjonskapsler/ })).toBeInViewport();
  // A part of the page stays in view above it.
  const banner = await page.getByRole('region', { name: /informasjonskapsler/ }).boundingBox();
  expect(banner?.y).toBeGreaterThanOrEqual(250);
  // The focused element is not under the banner (WCAG 2.2, 2.4.11).
  const menu = page.getByRole('button', { name: 'Meny' });
  await menu.focus();
  await expect(menu).toBeInViewport({ ratio: 1 });

  const dialog = await openSettings(page);
  const heading = dialog.getByRole('heading', { name: 'Informasjonskapsler' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  const [refuse, accept] = await boxesOf(dialog);
  expect(refuse).toMatchObject({ width: accept?.width, height: accept?.height });
  // One pixel of rounding.
  const sideways = await dialog.evaluate((node) => node.scrollWidth - node.clientWidth);
  expect(sideways).toBeLessThanOrEqual(1);
});

test('the consent banner starts where the page does at any width, all choices are in view on a small phone, and the saved choice survives a reload', async ({
  page,
}) => {
  await logIn(page, 'Kari Solberg', OVERVIEW);
  const question = page.getByRole('heading', { name: /informasjonskapsler/ });
  await expect(question).toBeVisible();
  for (const width of [1920, 1280, 390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await expect
      .poll(() => startOf(question))
      .toBe(await startOf(page.getByRole('heading', { level: 1 })));
  }
  for (const name of ['Bare nødvendige', 'Godta alle'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  const dialog = await openSettings(page);
  for (const name of ['Lagre valgene', 'Bare nødvendige', 'Godta alle', 'Lukk'])
    await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  // The two shortcuts are alike, and the buttons leave room to read.
  await page.setViewportSize({ width: 390, height: 844 });
  const [refuse, accept] = await boxesOf(dialog);
  expect(refuse).toMatchObject({ y: accept?.y, width: accept?.width, height: accept?.height });
  const footer = await dialog.locator('.tc-actions').boundingBox();
  expect(footer?.height).toBeLessThanOrEqual(844 / 5);
  await page.setViewportSize({ width: 320, height: 640 });
  // More text than the heading is visible.
  await expect(dialog.getByText('Nødvendige', { exact: true })).toBeInViewport({ ratio: 1 });
  // The focused element is not under the buttons (WCAG 2.2, 2.4.11).
  const marketing = dialog.getByRole('checkbox', { name: 'Markedsføring' });
  await marketing.focus();
  const save = dialog.getByRole('button', { name: 'Lagre valgene' });
  const [box, actions] = [await marketing.boundingBox(), await save.boundingBox()];
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(actions?.y ?? 0);

  await marketing.check();
  await save.click();
  await expect(dialog).toHaveCount(0);
  const banner = page.getByRole('region', { name: /informasjonskapsler/ });
  await expect(banner).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Innstillinger for informasjonskapsler' }).click();
  await expect(marketing).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'Statistikk' })).not.toBeChecked();
  await expect(banner).toHaveCount(0);
});
