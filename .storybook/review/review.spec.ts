import { existsSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { type Entry, entries } from '../../packages/ui-kit/e2e/entries';
import { openStory } from '../../packages/ui-kit/e2e/openStory';

const BRANDS = ['sb1', 'lofavor'];
const SCHEMES = ['light', 'dark'] as const;
/** The windows of a page's first story. Its other states are shown in `STATE_WINDOWS`. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
const STATE_WINDOWS = WINDOWS.filter(({ width }) => width === 390 || width === 1280);
/** The window of parts. Their pictures are as high as the story. */
const PART_WINDOW = { width: 1280, height: 320 };
/** The window of a part that is open: a dialog, a menu and a toast are as high as their window. */
const OPEN_WINDOW = { width: 1280, height: 800 };

/** Stories show dates. A Monday at ten, so that offices are open. */
const NOW = new Date('2026-06-15T10:00:00+02:00');

/** Stories without pictures to review have the tag `no-review`: long texts, and boards of frames. */
const stories = entries.filter(({ type, tags }) => type === 'story' && !tags.includes('no-review'));
const isPage = ({ title }: Entry) => title.startsWith('Pages/');
const nameOf = ({ id }: Entry) => id.split('--')[1];

const isTagged = ({ tags }: Entry) => tags.includes('review');
/** A page's first story, and those with the tag `review`. */
const pages = stories.filter(
  (story) => isPage(story) && (nameOf(story) === 'default' || isTagged(story)),
);
const others = stories.filter((story) => !isPage(story));
/** The table of states of each part, or its first story, and those with the tag `review`. */
const parts = [...new Set(others.map(({ title }) => title))].flatMap((title) => {
  const ofPart = others.filter((story) => story.title === title);
  const tagged = ofPart.filter(isTagged);
  const states = ofPart.find((story) => nameOf(story) === 'states') ?? (tagged[0] ? [] : ofPart[0]);
  return tagged.concat(states ?? []);
});

for (const { id, title, tags } of pages)
  for (const brand of BRANDS)
    for (const window of tags.includes('review') ? STATE_WINDOWS : WINDOWS)
      test(`${title}: ${id} in ${brand} at ${window.width} px`, async ({ page }) => {
        await page.setViewportSize(window);
        // A whole page takes 300 kB, and its lower parts have pictures of their own.
        await review(page, id, brand, `${brand}-${window.width}`, false);
      });

for (const { id, title, tags } of parts)
  test(`${title}: ${id}`, async ({ page }) => {
    await page.setViewportSize(tags.includes('review') ? OPEN_WINDOW : PART_WINDOW);
    await review(page, id, 'sb1', 'sb1', true);
  });

/** Compares pictures of a story in light and dark mode. */
async function review(page: Page, id: string, brand: string, name: string, fullPage: boolean) {
  await page.clock.install({ time: NOW });
  await openStory(page, id, `brand:${brand};scheme:light`);
  await waitForPictures(page);
  await waitForFooter(page);
  await stopClock(page);
  for (const scheme of SCHEMES) {
    await setScheme(page, scheme);
    const picture = [id, `${name}-${scheme}.png`];
    await attachNew(page, picture);
    await expect.soft(page, scheme).toHaveScreenshot(picture, { fullPage });
  }
}

/** Adds a picture that nobody has approved yet to the report. */
async function attachNew(page: Page, picture: string[]) {
  const info = test.info();
  if (existsSync(info.snapshotPath(...picture))) return;
  const body = await page.screenshot({ animations: 'disabled' });
  await info.attach(`new: ${picture.join('/')}`, { body, contentType: 'image/png' });
}

/** Longer than files take on a busy machine, and shorter than the client waits for a response. */
const PICTURES_MS = 15_000;

/** Icons and illustrations are files that come after the story. A story that hangs shows its loader, and is never idle. */
async function waitForPictures(page: Page) {
  const pictures = page.locator('use, img, .round-icon-mask');
  if ((await pictures.count()) === 0) return;
  await page.waitForLoadState('networkidle', { timeout: PICTURES_MS }).catch(() => {});
}

/** The footer, and a bell beside a toast, come once a page with a heading is shown. */
async function waitForFooter(page: Page) {
  const header = page.locator('.app-header-notifications');
  const heading = page.locator('.ui-heading-1');
  if ((await header.count()) === 0 || (await heading.count()) === 0) return;
  await expect(page.getByRole('contentinfo')).toBeAttached();
  // Its contact is the customer's own, once that is read.
  await page.clock.runFor(1_000);
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
