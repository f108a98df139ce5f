import type { Locator } from '@playwright/test';

/** Presses Tab until an element has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  for (let stop = 0; stop < 30; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error('Tab did not reach the element.');
}
