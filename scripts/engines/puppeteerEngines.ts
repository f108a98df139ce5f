import { type KeyInput, type LaunchOptions, launch, type Page } from 'puppeteer-core';
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
        newTab: async () => tabOf(await context.newPage()),
        close: () => (other || context).close(),
      };
    },
    close: () => browser.close(),
  };
}

const tabOf = (page: Page): EngineTab => ({
  evaluate(expression, inFrame = false) {
    const frame = inFrame ? page.mainFrame().childFrames()[0] : page.mainFrame();
    if (!frame) throw new Error('The page has no frame.');
    return frame.evaluate(expression);
  },
  move: (x, y) => page.mouse.move(x, y),
  click: (x, y) => page.mouse.click(x, y),
  async press(keys) {
    for (const key of keys) await page.keyboard.down(key as KeyInput);
    for (const key of keys.toReversed()) await page.keyboard.up(key as KeyInput);
  },
  resize: (width, height) => page.setViewport({ width, height }),
  picture: () => page.screenshot(),
  activate: () => page.bringToFront(),
});
