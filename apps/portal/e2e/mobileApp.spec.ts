import type { Page } from '@playwright/test';
import { holdDeferredChunk } from './holdChunk';
import { PORTAL } from './hosts';
import { openOverview } from './openPortal';
import { setConfig } from './setConfig';
import { expect, test } from './test';

/** Puts the page into the app of a platform; answers what the app has been told. */
async function enterApp(page: Page, platform: 'ios' | 'android') {
  await page.context().addCookies([{ name: 'isMobilbankApp', value: 'true', url: PORTAL.origin }]);
  await page.addInitScript((on) => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    const mobilbank = { postMessage: (message: unknown) => told.push(message) };
    const android = { postMessage: (message: string) => told.push(JSON.parse(message)) };
    Object.assign(
      window,
      on === 'ios' ? { webkit: { messageHandlers: { mobilbank } } } : { MobilbankAndroid: android },
    );
  }, platform);
  return () => page.evaluate(() => (window as unknown as { told: unknown[] }).told);
}

for (const platform of ['ios', 'android'] as const) {
  test(`in the app on ${platform}, links that lead out are opened by the app`, async ({ page }) => {
    const told = await enterApp(page, platform);
    await openOverview(page, 'Kari Solberg');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toBeAttached();
    await footer.getByRole('link', { name: /Finansportalen/ }).click();
    await footer.getByRole('link', { name: '21 00 00 00' }).click();
    await footer.getByRole('link', { name: /@/ }).click();
    expect(await told()).toEqual([
      { action: 'openWebPage', url: 'https://www.finansportalen.no/', title: 'Finansportalen' },
      { action: 'openWebPage', url: 'tel:21000000', title: 'Kontakt oss' },
      {
        action: 'openWebPage',
        url: 'mailto:kundesenter@demobanken.example',
        title: 'Kontakt oss',
      },
    ]);
    await page.getByRole('link', { name: 'Profil', exact: true }).click();
    await expect(page).toHaveTitle('Forsikringsprofil');
  });
}

test('what the app must not be given is reported and goes nowhere', async ({ page, context }) => {
  const told = await enterApp(page, 'ios');
  await openOverview(page, 'Kari Solberg');
  // The demo's own pages are plain http on another port than 8000.
  const reported = page.waitForEvent('console', (message) =>
    message.text().includes('Plain text http is not allowed.'),
  );
  await page.getByRole('link', { name: /Meld skade/ }).click();
  await reported;
  expect(await told()).toEqual([]);
  expect(context.pages()).toHaveLength(1);
});

test('outside the app, links are the browser’s', async ({ page, context }) => {
  await openOverview(page, 'Kari Solberg');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /Meld skade/ }).click();
  expect((await opened).url()).toContain('/demo/meld-skade');
});

test('a link that is pressed before the code for the app is loaded waits for it', async ({
  page,
  context,
}) => {
  const told = await enterApp(page, 'android');
  await setConfig(page, (config) => ({ ...config, reportClaimUrl: 'https://skade.example/meld' }));
  const chunk = await holdDeferredChunk(page);
  await openOverview(page, 'Kari Solberg');
  await page.getByRole('link', { name: /Meld skade/ }).click();
  expect(await told()).toEqual([]);
  chunk.release();
  await expect
    .poll(told)
    .toMatchObject([{ action: 'openWebPage', url: 'https://skade.example/meld' }]);
  expect(context.pages()).toHaveLength(1);
});
