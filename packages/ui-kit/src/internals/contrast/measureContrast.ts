import { contrastPairs } from './contrastPairs';
import { contrastRatio, layOver, type Rgba } from './contrastRatio';

/** Which half of `light-dark()` holds. */
export type Scheme = 'light' | 'dark';

/** A pair of tokens as it comes out in one scheme. */
export interface ContrastFigure {
  /** The token of what is seen. */
  color: string;
  /** The token that it is seen on. */
  on: string;
  /** The contrast, from 1 to 21 (WCAG 2.2). */
  ratio: number;
  /** What it must be: 4.5 for text, 3 for what is no text. */
  atLeast: number;
}

/** What browsers paint below a page that is seen through: Chromium's, which Firefox's and Safari's come near. */
const CANVAS: Record<Scheme, Rgba> = { light: [255, 255, 255, 1], dark: [18, 18, 18, 1] };

/**
 * The contrast of every pair in one scheme, by the colours of its tokens. A pair that lacks a colour,
 * its own or that of the page below, has no figure.
 */
export function measureContrast(colors: Map<string, Rgba>, scheme: Scheme): ContrastFigure[] {
  const background = colors.get('--ui-color-background');
  if (!background) return [];
  const page = layOver(background, CANVAS[scheme]);

  return contrastPairs.flatMap((pair) => {
    const [color, on] = [`--ui-${pair.color}`, `--ui-${pair.on}`];
    const [front, ground] = [colors.get(color), colors.get(on)];
    if (!front || !ground) return [];
    const below = layOver(ground, page);
    const ratio = contrastRatio(layOver(front, below), below);
    return { color, on, ratio, atLeast: pair.atLeast };
  });
}
