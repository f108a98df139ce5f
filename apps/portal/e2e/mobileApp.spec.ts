import type { Page } from '@playwright/test';
import { PORTAL } from './hosts';
import { openOverview } from './openPortal';
import { pauseCalls } from './pauseCalls';
import { setConfig } from './setConfig';
import { expect, test } from './test';

/** Simulates the app of a platform. Returns a function that returns the messages that the app received. */
async function enterApp(page: Page, platform: 'ios' | 'android') {
  await page.context().addCookies([{ name: 'isMobilbankApp', value: 'true', url: PORTAL.origin }]);
  await page.addInitScript((on) => {
    const appMessages: unknown[] = [];
    Object.assign(window, { appMessages });
    const mobilbank = { postMessage: (message: unknown) => appMessages.push(message) };
    const android = {
      postMessage: (message: string) => appMessages.push(JSON.parse(message)),
    };
    Object.assign(
      window,
      on === 'ios' ? { webkit: { messageHandlers: { mobilbank } } } : { MobilbankAndroid: android },
    );
  }, platform);
  return () => page.evaluate(() => (window as unknown as { appMessages: unknown[] }).appMessages);
}

test("the app opens external links, the maintenance calendar in the phone's browser, and reports a link that must not be opened", async ({
  page,
  context,
}) => {
  const messagesOfApp = await enterApp(page, 'ios');
  const maintenanceCalendarUrl = 'https://kalender.example/aar';
  await setConfig(page, (config) => ({ ...config, maintenanceCalendarUrl }));
  await openOverview(page, 'Kari Solberg');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeAttached();
  await footer.getByRole('link', { name: /Finansportalen/ }).click();
  await footer.getByRole('link', { name: '21 00 00 00' }).click();
  await footer.getByRole('link', { name: /@/ }).click();
  // The demo's pages use http on another port than 8000.
  const reported = page.waitForEvent('console', (message) =>
    message.text().includes('Plain text http is not allowed.'),
  );
  await page
    .getByRole('main')
    .getByRole('link', { name: /Meld skade/ })
    .click();
  await reported;
  expect(await messagesOfApp()).toEqual([
    { action: 'openWebPage', url: 'https://www.finansportalen.no/', title: 'Finansportalen' },
    { action: 'openWebPage', url: 'tel:21000000', title: 'Kontakt oss' },
    {
      action: 'openWebPage',
      url: 'mailto:kundesenter@demobanken.example',
      title: 'Kontakt oss',
    },
  ]);

  await page.getByRole('link', { name: 'Kjøp', exact: true }).click();
  await page.getByRole('link', { name: /vedlikeholdskalenderen/ }).click();
  await expect
    .poll(async () => (await messagesOfApp()).at(-1))
    .toEqual({ action: 'openExternalBrowser', url: maintenanceCalendarUrl });
  expect(context.pages()).toHaveLength(1);
});

test('a link that is pressed before the code for the app is loaded is opened afterwards', async ({
  page,
  context,
}) => {
  const messagesOfApp = await enterApp(page, 'android');
  await setConfig(page, (config) => ({ ...config, reportClaimUrl: 'https://skade.example/meld' }));
  const resume = await pauseCalls(page, '**/assets/openInApp-*.js');
  await openOverview(page, 'Kari Solberg');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Meld skade/ })
    .click();
  expect(await messagesOfApp()).toEqual([]);
  resume();
  await expect
    .poll(messagesOfApp)
    .toMatchObject([{ action: 'openWebPage', url: 'https://skade.example/meld' }]);
  expect(context.pages()).toHaveLength(1);
});
