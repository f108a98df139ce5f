import type { Page } from '@playwright/test';

/** Every word that a person can read in a part of the page, in the order of the page, a text a line. */
export const wordsOf = (page: Page, part = 'body'): Promise<string[]> =>
  page.evaluate((selector) => {
    const lines: string[] = [];
    const root = document.querySelector(selector);
    if (!root) return lines;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.replace(/\s+/g, ' ').trim();
      // What a live region says about loading is over once the page has settled.
      if (!text || !element?.checkVisibility() || element.closest('.ui-visually-hidden')) continue;
      lines.push(text);
    }
    return lines;
  }, part);

/** Whether a part of the page is still loading. */
export const isLoading = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('.ui-skeleton, [aria-busy="true"]') !== null);
