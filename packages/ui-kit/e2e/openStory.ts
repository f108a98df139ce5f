import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Storybook's own state: the current story, and the phase of its rendering. */
    __STORYBOOK_PREVIEW__?: { storyRenders: { phase: string }[] };
  }
}

/**
 * Opens a story by its id, and waits until its play function has ended. Leaves out the tables of props and the check of
 * accessibility, which take most of the time of a story.
 */
export async function openStory(page: Page, id: string, globals = 'scheme:light') {
  await page.goto(`/iframe.html?id=${id}&viewMode=story&bare&globals=${globals};a11y.manual:!true`);
  await expect
    .poll(() => page.evaluate(() => window.__STORYBOOK_PREVIEW__?.storyRenders[0]?.phase))
    .toMatch(/completed|finished|errored|aborted/);
}
