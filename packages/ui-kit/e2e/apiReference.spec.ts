import { expect, test } from '@playwright/test';

for (const [address, frame] of [
  ['/iframe.html?id=api-reference--ui-kit&viewMode=story#ToastProvider', 'html'],
  ['/?path=/story/api-reference--ui-kit#ToastProvider', '#storybook-preview-iframe'],
] as const) {
  test(`an export is found by its address: ${address}`, async ({ page }) => {
    await page.goto(address);
    const root = frame === 'html' ? page : page.frameLocator(frame);
    await expect(root.getByRole('heading', { name: /^ToastProvider / })).toBeInViewport();
  });
}
