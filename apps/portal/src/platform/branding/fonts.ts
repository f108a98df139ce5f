import figtreeExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import literataExt from '@fontsource-variable/literata/files/literata-latin-ext-wght-normal.woff2?url';
import literata from '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2?url';
import nunitoExt from '@fontsource-variable/nunito/files/nunito-latin-ext-wght-normal.woff2?url';
import nunito from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url';
import spaceGroteskExt from '@fontsource-variable/space-grotesk/files/space-grotesk-latin-ext-wght-normal.woff2?url';
import spaceGrotesk from '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2?url';
import { afterPaint, whenTextMayMove } from '../lateCode/onPageReady';

interface FontFiles {
  /** The file with the letters of most Norwegian texts. */
  latin: string;
  /** The file with other Latin letters, which names and addresses have: Sámi, Polish. Loaded when they are shown. */
  latinExt: string;
}

/** The fonts that brands can name in their token files (docs/distributors.md#fonts). */
const FONTS: Readonly<Record<string, FontFiles>> = {
  'Figtree Variable': { latin: figtree, latinExt: figtreeExt },
  'Literata Variable': { latin: literata, latinExt: literataExt },
  'Nunito Variable': { latin: nunito, latinExt: nunitoExt },
  'Space Grotesk Variable': { latin: spaceGrotesk, latinExt: spaceGroteskExt },
};

/** The names of the fonts, as token files have them. */
export const FONT_NAMES = Object.keys(FONTS);

/** The letters that `latinExt` has and `latin` does not. */
const EXT_RANGE = 'U+0100-0130,U+0132-0151,U+0154-02BA,U+1E00-1E9F,U+20A0-20AB';
const WEIGHTS = '300 900';

/** The longest that the first page waits for its fonts. On a slower connection the page does not wait. */
const FIRST_PAGE_WAIT_MS = 100;

/**
 * Loads the fonts of the page's brand after the first paint, and shows them when no one is reading: before a page is
 * shown, or after the next click. Until then, the fallbacks of `fallback-fonts.css` are shown.
 * @returns a promise that resolves when the first page can be shown: with its fonts, or without those that are slow
 */
export async function loadBrandFonts(root = document.documentElement): Promise<void> {
  const loaded = firstPaint().then(() => {
    const style = getComputedStyle(root);
    const families = ['--ui-font-family', '--ui-font-family-heading'].map((name) =>
      style.getPropertyValue(name),
    );
    const used = FONT_NAMES.filter((name) => families.some((family) => family.includes(name)));
    return Promise.all(used.map((name) => loadFont(name)));
  });
  if (!isNear()) return;
  const waited = new Promise((resolve) => setTimeout(resolve, FIRST_PAGE_WAIT_MS));
  await Promise.race([loaded, waited]);
}

/** Whether a file can arrive while the first page waits, by the time that the page itself took to respond. */
function isNear(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return !page || page.responseStart - page.requestStart < FIRST_PAGE_WAIT_MS;
}

async function firstPaint(): Promise<void> {
  const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
  if (!painted) await new Promise<void>((resolve) => afterPaint(resolve));
}

/** Shows every font at once, for stories: each can have another brand. */
export const showAllFonts = () =>
  Promise.all(FONT_NAMES.map((name) => loadFont(name, (show) => show())));

async function loadFont(name: string, when = whenTextMayMove): Promise<void> {
  const files = FONTS[name];
  if (!files) return;
  const latin = new FontFace(name, `url(${files.latin})`, { weight: WEIGHTS });
  const latinExt = new FontFace(name, `url(${files.latinExt})`, {
    weight: WEIGHTS,
    unicodeRange: EXT_RANGE,
  });
  // Without the file, the fallback stays.
  await latin.load().then(
    () =>
      when(() => {
        document.fonts.add(latin);
        document.fonts.add(latinExt);
      }),
    () => {},
  );
}
