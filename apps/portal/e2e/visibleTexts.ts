import type { Page } from '@playwright/test';

/** The visible texts of a part of the page, in document order. */
export const visibleTexts = (page: Page, part = 'body'): Promise<string[]> =>
  page.evaluate((selector) => {
    const visible: string[] = [];
    const root = document.querySelector(selector);
    if (!root) return visible;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.replace(/\s+/g, ' ').trim();
      // Leaves out live regions, whose texts about loading are outdated once the page has settled.
      if (!text || !element?.checkVisibility() || element.closest('.ui-visually-hidden')) continue;
      visible.push(text);
    }
    return visible;
  }, part);

/** Whether a part of the page is still loading. */
export const isLoading = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('.ui-skeleton, [aria-busy="true"]') !== null);
