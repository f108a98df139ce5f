import { existsSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { entries } from '../../packages/ui-kit/e2e/entries';
import { openStory } from '../../packages/ui-kit/e2e/openStory';

/** The brands, with the window of pages: a desktop's in one brand, a phone's in the other. */
const WINDOWS = { sb1: { width: 1024, height: 720 }, lofavor: { width: 390, height: 844 } };
/** The window of parts. Their pictures are as high as the story. */
const SMALL = { width: 640, height: 320 };
/** The window of tables of states, which scroll in a smaller one. */
const WIDE = { width: 1280, height: 320 };
const SCHEMES = ['light', 'dark'] as const;

/** Stories show dates. A Monday at ten, so that offices are open. */
const NOW = new Date('2026-06-15T10:00:00+02:00');

/** Stories without pictures to review have the tag `no-review`: long texts, and boards of frames. */
const stories = entries.filter(({ type, tags }) => type === 'story' && !tags.includes('no-review'));

for (const { id, title } of stories) {
  for (const [brand, window] of Object.entries(WINDOWS)) {
    test(`${title}: ${id} in ${brand}`, async ({ page }) => {
      const isPage = title.startsWith('Sider/');
      const partWindow = id.endsWith('--states') ? WIDE : SMALL;
      await page.setViewportSize(isPage ? window : partWindow);
      await page.clock.install({ time: NOW });
      await openStory(page, id, `brand:${brand};scheme:light`);
      await waitForPictures(page);
      await waitForBell(page);
      await stopClock(page);
      for (const scheme of SCHEMES) {
        await setScheme(page, scheme);
        const picture = [id, `${brand}-${scheme}.png`];
        await attachNew(page, picture);
        await expect.soft(page, scheme).toHaveScreenshot(picture, {
          // A whole page takes 300 kB, and its lower parts have stories of their own.
          fullPage: !isPage,
        });
      }
    });
  }
}

/** Shows a picture in the report that nobody has approved yet. */
async function attachNew(page: Page, picture: string[]) {
  const info = test.info();
  if (existsSync(info.snapshotPath(...picture, { kind: 'screenshot' }))) return;
  const body = await page.screenshot({ animations: 'disabled' });
  await info.attach(`new: ${picture.join('/')}`, { body, contentType: 'image/png' });
}

/** Icons and illustrations are files that come after the story. */
async function waitForPictures(page: Page) {
  const pictures = page.locator('use, img, .round-icon-mask');
  if ((await pictures.count()) > 0) await page.waitForLoadState('networkidle');
}

/** The header's bell comes once a page with a heading is shown. */
async function waitForBell(page: Page) {
  const room = page.locator('.app-header-notifications');
  const heading = page.locator('.ui-heading-1');
  if ((await room.count()) === 0 || (await heading.count()) === 0) return;
  await expect(room.locator('button')).toBeVisible();
}

/** Toasts and delayed loaders stay as they are while the pictures are taken. */
async function stopClock(page: Page) {
  // On a busy machine, more than 100 ms may pass in between.
  await expect(async () => {
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 100);
  }).toPass();
}

/** Changes the mode without another start of the story: modes differ by style sheets alone. */
async function setScheme(page: Page, scheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme: scheme });
  await page.evaluate((colorScheme) => {
    document.documentElement.dataset.colorScheme = colorScheme;
  }, scheme);
}
