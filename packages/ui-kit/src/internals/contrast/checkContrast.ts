import { contrastPairs } from './contrastPairs';
import { contrastRatio, layOver } from './contrastRatio';
import type { Rgba } from './parseColor';
import { parseThemes, type Theme } from './parseThemes';
import { resolveColor, type Scheme } from './resolveColor';

/** A pair of tokens as it comes out in one theme and scheme. */
export interface ContrastFigure {
  /** `:root`, or the name of a brand. */
  theme: string;
  /** Where it was measured: light or dark. */
  scheme: Scheme;
  /** The token of what is seen, and of what it is seen on. */
  color: string;
  /** The token that it is seen on. */
  on: string;
  /** The contrast, from 1 to 21 (WCAG 2.2). */
  ratio: number;
  /** What it must be: 4.5 for text, 3 for what is no text. */
  atLeast: number;
}

/** A pair that is harder to see than WCAG 2.2 AA allows. */
export type ContrastFailure = ContrastFigure;

/** What browsers paint below a page that is seen through: Chromium's, which Firefox's and Safari's come near. */
const CANVAS: Record<Scheme, Rgba> = { light: [255, 255, 255, 1], dark: [18, 18, 18, 1] };

/** The contrast of every pair in one theme, light and dark. */
export function measureContrast({ name, tokens }: Theme): ContrastFigure[] {
  const schemes: Scheme[] = ['light', 'dark'];
  return schemes.flatMap((scheme) => {
    const page = layOver(resolveColor('--ui-color-background', tokens, scheme), CANVAS[scheme]);
    return contrastPairs.map((pair) => {
      const color = `--ui-${pair.color}`;
      const on = `--ui-${pair.on}`;
      const below = layOver(resolveColor(on, tokens, scheme), page);
      const above = layOver(resolveColor(color, tokens, scheme), below);
      const ratio = contrastRatio(above, below);
      return { theme: name, scheme, color, on, ratio, atLeast: pair.atLeast };
    });
  });
}

/**
 * The pairs that fail in a style sheet's neutral theme and its brands. Give it `tokens.css` with the
 * brands after it, as the browser gets them: a brand stands on the neutral values.
 * @throws Error that names the token where one is missing or cannot be read.
 */
export function checkContrast(css: string): ContrastFailure[] {
  return parseThemes(css)
    .flatMap(measureContrast)
    .filter(({ ratio, atLeast }) => ratio < atLeast);
}
