// @vitest-environment node
import { chromium } from 'playwright';
import { expect, it } from 'vitest';
import { chromiumArgs, findChromium } from '../../../../scripts/chromium.mjs';
import { toRgba } from './createResolver';

const COLORS = [
  ...['#1e2f3d', '#abc', '#0a4f9e80', 'rebeccapurple', 'rgb(25 33 43 / 8%)', 'rgba(1, 2, 3, 0.5)'],
  ...['rgb(10% 20% 30%)', 'hsl(210 60% 30%)', 'hsla(20, 50%, 40%, 0.7)', 'hwb(200 20% 30%)'],
  ...['oklch(0.45 0.09 200)', 'oklch(62% 0.12 30deg / 60%)', 'oklab(0.4 0.05 -0.05)'],
  ...[
    'lab(40 10 -20)',
    'lch(40 30 280)',
    'color(srgb 0.2 0.4 0.6)',
    'color(display-p3 0.3 0.4 0.5)',
  ],
  ...['color-mix(in srgb, #0a4f9e 30%, white)', 'color-mix(in oklch, #005b50, black 20%)'],
  ...['rgb(from #0a4f9e r g b / 50%)', 'oklch(from #005b50 calc(l + 0.1) c h)', 'transparent'],
];

it('sees every notation of a colour as a browser paints it', async () => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    const page = await browser.newPage();
    const painted = await page.evaluate((colors) => {
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      if (!context) throw new Error('No canvas');
      return colors.map((color) => {
        // Over white, as alpha makes a pixel's channels coarse.
        context.fillStyle = '#fff';
        context.fillRect(0, 0, 1, 1);
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
        return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
      });
    }, COLORS);

    for (const [index, color] of COLORS.entries()) {
      const [red, green, blue, alpha] = toRgba(color) ?? [Number.NaN, 0, 0, 0];
      for (const [channel, value] of [red, green, blue].entries()) {
        const seen = value * alpha + 255 * (1 - alpha);
        const difference = Math.abs(seen - (painted[index]?.[channel] ?? Number.NaN));
        expect(difference, `${color}: ${toRgba(color)}, painted ${painted[index]}`).toBeLessThan(
          1.6,
        );
      }
    }
  } finally {
    await browser.close();
  }
});
