import type { Page } from 'playwright';

/** Uses `Kit` as a visitor: opens a dialog, a toast, a tooltip and an accordion item, and checks that styles are loaded. */
export async function tryKit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Slett tilbud' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ja, slett' }).click();
  const toast = page.locator('.ui-toast', { hasText: 'Tilbudet er slettet' });
  await toast.waitFor();
  const background = await toast.evaluate((element) => getComputedStyle(element).backgroundColor);
  if (background === 'rgba(0, 0, 0, 0)') throw new Error('The styles of the kit are not loaded.');

  await page.getByRole('link', { name: 'Vilkår' }).hover();
  await page.getByRole('tooltip', { name: 'Lastes ned som PDF' }).waitFor();

  await page.getByText('Hva dekker den?').last().click();
  await page.getByText('Tyveri og brann').last().waitFor();
}
