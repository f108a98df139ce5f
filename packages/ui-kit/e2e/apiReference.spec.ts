import { expect, test } from '@playwright/test';
import { MATRIX } from './matrixTag';

for (const [address, frame] of [
  ['/iframe.html?id=api-reference--ui-kit&viewMode=story#ToastProvider', 'html'],
  ['/?path=/story/api-reference--ui-kit#ToastProvider', '#storybook-preview-iframe'],
] as const) {
  // In the frame alone, and at night in the whole of Storybook.
  const tag = frame === 'html' ? [] : MATRIX;
  test(`an export is found by its address: ${address}`, { tag }, async ({ page }) => {
    await page.goto(address);
    const root = frame === 'html' ? page : page.frameLocator(frame);
    await expect(root.getByRole('heading', { name: /^ToastProvider / })).toBeInViewport();
  });
}
