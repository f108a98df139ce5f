import { type Browser, type KeyInput, type LaunchOptions, launch, type Page } from 'puppeteer-core';
import { chromiumArgs, ensureChromium, findChromiumWithWindows } from '../chromium.mjs';
import type { Engine, EngineSession, EngineTab, Wanted } from './Engine';
import { ensureFirefox } from './programs';

/** Firefox, over WebDriver BiDi. It needs no other program. */
export function startFirefox(): Promise<Engine> {
  const options = { browser: 'firefox', executablePath: ensureFirefox() } as const;
  // 2: colours of pages are never used, as with a high contrast theme of the system.
  const forcedColours = { 'browser.display.document_color_use': 2 };
  return engineOf('Firefox', options, async (wanted) => {
    if (wanted !== 'forced colours') return undefined;
    return launch({ ...options, extraPrefsFirefox: forcedColours });
  });
}

/** Chromium, over its own protocol. With windows, because only this one has a back/forward cache. */
export function startChromium(): Promise<Engine> {
  ensureChromium();
  const executablePath = findChromiumWithWindows();
  if (!executablePath) throw new Error('Chromium with windows is missing: install `chromium`.');
  return engineOf('Chromium', { browser: 'chrome', executablePath, args: chromiumArgs });
}

async function engineOf(
  name: string,
  options: LaunchOptions,
  launchWith?: (wanted: Wanted) => Promise<Browser | undefined>,
): Promise<Engine> {
  const browser = await launch(options);
  return {
    name,
    version: (await browser.version()).replace(/^\D*/, ''),
    async start(wanted) {
      const other = wanted && launchWith ? await launchWith(wanted) : browser;
      if (!other) return undefined;
      const context = await other.createBrowserContext();
      const session: EngineSession = {
        async newTab() {
          const page = await context.newPage();
          if (wanted === 'print') await page.emulateMediaType('print');
          if (wanted === 'forced colours' && other === browser)
            await (await page.createCDPSession()).send('Emulation.setEmulatedMedia', {
              features: [{ name: 'forced-colors', value: 'active' }],
            });
          return tabOf(page);
        },
        close: () => (other === browser ? context.close() : other.close()),
      };
      return session;
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
  close: () => page.close(),
});
