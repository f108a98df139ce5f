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
      return {
        newTab: async () => tabOf(context, await context.newPage()),
        close: () => (other || context).close(),
      };
    },
    close: () => browser.close(),
  };
}

function tabOf(context: BrowserContext, first: Page): EngineTab {
  let latest = first;
  /** In Chromium, a page that was rendered in advance replaces the page of the tab. */
  const current = async () => {
    if (latest.mainFrame().detached) latest = (await context.pages()).at(-1) ?? latest;
    return latest;
  };
  return {
    async evaluate(expression, inFrame = false) {
      const main = (await current()).mainFrame();
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
    picture: async () => (await current()).screenshot(),
    activate: async () => (await current()).bringToFront(),
  };
}
