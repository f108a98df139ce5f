import { inGamut, OKLCH, type PlainColorObject, serialize, sRGB, to } from 'colorjs.io/fn';

/** A step of lightness too small to see: 256 from black to white. */
const STEP = 1 / 256;

/**
 * Finds the colour that passes with the least change of lightness. Hue and chroma stay, except where no screen shows
 * that much chroma at that lightness. Candidates have eight bits a channel, as `hexOf` writes them, so that the colour
 * that is written is the colour that passed.
 *
 * @returns undefined when no lightness passes.
 */
export function nearestColor(
  color: PlainColorObject,
  passes: (candidate: PlainColorObject) => boolean,
): PlainColorObject | undefined {
  const start = roundColor(to(color, sRGB));
  if (passes(start)) return start;
  const [lightness] = to(color, OKLCH).coords;
  for (let change = STEP; change < 1 + STEP; change += STEP) {
    for (const next of [(lightness ?? 0) - change, (lightness ?? 0) + change]) {
      if (next <= -STEP || next >= 1 + STEP) continue;
      const candidate = withLightness(color, next);
      if (passes(candidate)) return candidate;
    }
  }
  return undefined;
}

/** The colour with another lightness (OKLCH, 0 to 1) and at most this chroma, as far as sRGB has it. */
export function withLightness(
  color: PlainColorObject,
  lightness: number,
  maxChroma = Number.POSITIVE_INFINITY,
): PlainColorObject {
  const [, chroma, hue] = to(color, OKLCH).coords;
  const l = Math.min(1, Math.max(0, lightness));
  const of = (c: number) => to({ space: OKLCH, coords: [l, c, hue ?? 0], alpha: 1 }, sRGB);
  let [most, tooMuch] = [0, Math.min(chroma ?? 0, maxChroma)];
  if (inGamut(of(tooMuch), sRGB)) return roundColor(of(tooMuch));
  // Halved ten times, the interval is smaller than a step of eight bits.
  for (let times = 0; times < 10; times++) {
    const middle = (most + tooMuch) / 2;
    if (inGamut(of(middle), sRGB)) most = middle;
    else tooMuch = middle;
  }
  return roundColor(of(most));
}

/** A colour in the notation of designers: `#0a4f9e`. */
export const hexOf = (color: PlainColorObject): string =>
  serialize(roundColor(to(color, sRGB)), { format: 'hex', collapse: false });

/** The nearest colour that eight bits a channel can write. */
export function roundColor({ coords }: PlainColorObject): PlainColorObject {
  const [red = 0, green = 0, blue = 0] = coords.map(
    (part) => Math.min(255, Math.max(0, Math.round((part ?? 0) * 255))) / 255,
  );
  return { space: sRGB, coords: [red, green, blue], alpha: 1 };
}
