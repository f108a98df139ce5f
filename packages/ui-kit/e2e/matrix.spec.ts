import { expect, test } from '@playwright/test';
import { entries } from './entries';
import { findViolations } from './findViolations';
import { MATRIX } from './matrixTag';
import { openStory } from './openStory';

// A board of frames repeats stories that are tested one by one.
const stories = entries
  .filter(({ type, tags }) => type === 'story' && !tags.includes('frames'))
  .map(({ id }) => id);

const BRANDS = ['sb1', 'eika', 'fremtind', 'none'];
const MODES = ['normal', 'forced colours', 'reduced motion', 'text spacing'];
const WIDTHS = [320, 680, 1200];
const SCHEMES = ['light', 'dark'] as const;

/** The settings of people who need more room between letters and lines (WCAG 2.2, 1.4.12). */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }`;

interface Guise {
  brand: string;
  mode: string;
  width: number;
  scheme: 'light' | 'dark';
}

/**
 * Four combinations for each story: together they have each brand, mode, width and scheme. The next story combines them
 * in other pairs, and after 24 stories every combination has been tested.
 */
function guisesOf(story: number): Guise[] {
  const pick = <Value>(values: readonly Value[], at: number) => values[at % values.length] as Value;
  return BRANDS.map((brand, at) => ({
    brand,
    mode: pick(MODES, at + story),
    width: pick(WIDTHS, at + Math.floor(story / 4)),
    scheme: pick(SCHEMES, at + Math.floor(story / 12)),
  }));
}

for (const [at, id] of stories.entries()) {
  test(id, { tag: MATRIX }, async ({ page }) => {
    for (const { brand, mode, width, scheme } of guisesOf(at)) {
      await test.step(`${brand}, ${scheme}, ${width} px, ${mode}`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({
          colorScheme: scheme,
          forcedColors: mode === 'forced colours' ? 'active' : 'none',
          reducedMotion: mode === 'reduced motion' ? 'reduce' : 'no-preference',
        });
        await openStory(page, id, `brand:${brand};scheme:${scheme}`);
        if (mode === 'text spacing') await page.addStyleTag({ content: TEXT_SPACING });
        expect.soft(await findViolations(page, mode === 'forced colours')).toEqual([]);
        // Reflow (WCAG 2.2, 1.4.10): nothing to scroll to the side.
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect.soft(overflow, 'scrolls to the side').toBeLessThanOrEqual(0);
      });
    }
  });
}
