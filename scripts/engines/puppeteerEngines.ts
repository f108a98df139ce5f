import {
  type BrowserContext,
  type KeyInput,
  type LaunchOptions,
  launch,
  type Page,
} from 'puppeteer-core';
import { chromiumArgs, ensureChromium, findChromiumWithWindows } from '../chromium.mjs';
import { ensureProgram } from '../systemPrograms.mjs';
import type { Engine, EngineTab } from './Engine';
import { until } from './until';

/** Firefox, over WebDriver BiDi. It needs no other program. */
export function startFirefox(): Promise<Engine> {
  const executablePath = ensureProgram(['firefox-esr', 'firefox'], 'firefox-esr');
  const options = { browser: 'firefox', executablePath } as const;
  // 2: colours of pages are never used, as with a high contrast theme of the system.
  const forcedColours = { 'browser.display.document_color_use': 2 };
  return engineOf('Firefox', options, { ...options, extraPrefsFirefox: forcedColours });
}

/** Chromium, over its own protocol. With windows, because only this one has a back/forward cache. */
export function startChromium(): Promise<Engine> {
  ensureChromium();
  const executablePath = findChromiumWithWindows();
  if (!executablePath) throw new Error('Chromium with windows is missing: install `chromium`.');
  const options = { browser: 'chrome', executablePath, args: chromiumArgs } as const;
  const args = [...chromiumArgs, '--force-high-contrast'];
  return engineOf('Chromium', options, { ...options, args });
}

async function engineOf(
  name: string,
  options: LaunchOptions,
  forcedColoursOptions: LaunchOptions,
): Promise<Engine> {
  const browser = await launch(options);
  return {
    name,
    version: (await browser.version()).replace(/^\D*/, ''),
    async start(withForcedColours) {
      const other = withForcedColours && (await launch(forcedColoursOptions));
      const context = await (other || browser).createBrowserContext();
      const known = new Set<Page>();
      const tabAt = (page: Page) => {
        known.add(page);
        return tabOf(context, page);
      };
      return {
        newTab: async () => tabAt(await context.newPage()),
        openedTab: async () => {
          const findOpened = async () => (await context.pages()).find((page) => !known.has(page));
          return tabAt(await until(findOpened));
        },
        close: () => (other || context).close(),
      };
    },
    close: () => browser.close(),
  };
}

/** Evaluates an expression over Chromium's protocol. */
async function evaluateOver(page: Page, expression: string) {
  const session = await page.createCDPSession();
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    ...{ expression, returnByValue: true, awaitPromise: true },
  });
  await session.detach();
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
  return result.value;
}

function tabOf(context: BrowserContext, first: Page): EngineTab {
  let latest = first;
  /** In Chromium, a page that was rendered in advance replaces the page of the tab. */
  const current = async () => {
    if (latest.mainFrame().detached) {
      latest = (await context.pages()).at(-1) ?? latest;
      await latest.setViewport(first.viewport());
    }
    return latest;
  };
  return {
    async evaluate(expression, inFrame = false) {
      const page = await current();
      // Puppeteer may never finish waiting for the scripts of a page that was rendered in advance.
      if (page !== first) return evaluateOver(page, expression);
      const main = page.mainFrame();
      const frame = inFrame ? main.childFrames()[0] : main;
      if (!frame) throw new Error('The page has no frame.');
      return frame.evaluate(expression);
    },
    move: async (x, y) => (await current()).mouse.move(x, y),
    click: async (x, y) => (await current()).mouse.click(x, y),
    async press(keys) {
      const { keyboard } = await current();
      for (const key of keys) await keyboard.down(key as KeyInput);
      for (const key of keys.toReversed()) await keyboard.up(key as KeyInput);
    },
    resize: async (width, height) => (await current()).setViewport({ width, height }),
    isPainted: async () =>
      (await current()).evaluate(
        () => performance.getEntriesByName('first-contentful-paint').length === 1,
      ),
    picture: async () => (await current()).screenshot(),
    activate: async () => (await current()).bringToFront(),
  };
}
