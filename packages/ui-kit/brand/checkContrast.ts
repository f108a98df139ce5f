import { defineConfig, type Plugin, type TokenNormalizedSet } from '@terrazzo/parser';
import { type ColorValueNormalized, tokenToColor } from '@terrazzo/token-tools';
import { to } from 'colorjs.io/fn';
import type { BrandFault, Mode } from './Brand';
import { type ContrastPair, findPairs, findPressedPairs } from './contrastPairs';
import type { FindPlace } from './parseMode';

/** Terrazzo's own rule. The rule gives each ratio as data; its messages name pairs only by number. */
const [minContrast] = defineConfig({}, { cwd: new URL('file:///') }).plugins.flatMap(
  (plugin: Plugin) => plugin.lint?.()['a11y/min-contrast'] ?? [],
);

/** Measures every pair of colours in one mode, by WCAG 2.2. */
export function checkContrast(
  tokens: TokenNormalizedSet,
  mode: Mode,
  findPlace: FindPlace,
): BrandFault[] {
  /** A token can get its colour from another, by an alias. */
  const place = (...ids: string[]) =>
    findPlace(mode, ...ids.flatMap((id) => [id, ...(tokens[id]?.aliasChain ?? [])]));
  const isSet = (id: string) => Object.hasOwn(tokens, id);
  const pairs = withoutAliases(findPairs(isSet), tokens);
  const seeThrough = new Set(
    pairs.flatMap(({ color, on }) => [color, on]).filter((id) => !isOpaque(tokens[id])),
  );
  const notOpaque = [...seeThrough].map((token): BrandFault => {
    const message = 'must be opaque: the contrast of a transparent colour cannot be measured.';
    return { kind: 'value', ...place(token), mode, token, message };
  });
  const isMeasurable = ({ color, on }: ContrastPair) =>
    !seeThrough.has(color) && !seeThrough.has(on);
  const findLow = (pair: ContrastPair, measured: TokenNormalizedSet, whilePressed = '') => {
    const { color, on, atLeast } = pair;
    const ratio = findLowRatio(measured, color, on, atLeast);
    if (ratio === undefined) return [];
    // Rounded, a ratio just below the limit would read as the limit.
    const figure = ratio < atLeast ? ratio.toFixed(2) : `just under ${atLeast}`;
    const message = `on ${on} has a contrast of ${figure}${whilePressed}. It needs ${atLeast}.`;
    const fault = { mode, token: color, on, ratio, atLeast, message };
    return [{ kind: 'contrast', ...place(color, on), ...fault } satisfies BrandFault];
  };
  const low = pairs.filter(isMeasurable).flatMap((pair) => findLow(pair, tokens));
  const lowPairs = new Set(
    low.map(({ token = '', on = '' }) => sourcesOf({ color: token, on }, tokens)),
  );
  const lowWhilePressed = findPressedPairs(isSet)
    .filter((pair) => isMeasurable(pair) && !lowPairs.has(sourcesOf(pair, tokens)))
    .flatMap((pair) => findLow(pair, withPressed(tokens, pair.on), ' while it is pressed'));
  return [...notOpaque, ...low, ...lowWhilePressed];
}

/** The tokens with the colour that an area has while it is pressed. */
function withPressed(tokens: TokenNormalizedSet, area: string): TokenNormalizedSet {
  const [below, pressed] = [tokens[area], tokens['color.pressed']];
  if (below?.$type !== 'color' || pressed?.$type !== 'color') return tokens;
  return { ...tokens, [area]: { ...below, $value: pressedColor(below.$value, pressed.$value) } };
}

/**
 * One of several pairs that repeat each other by aliases: a link that has the accent colour is measured as the accent
 * colour.
 */
function withoutAliases(
  pairs: readonly ContrastPair[],
  tokens: TokenNormalizedSet,
): ContrastPair[] {
  const measured = new Map<string, number>();
  return pairs.filter((pair) => {
    const sources = sourcesOf(pair, tokens);
    if ((measured.get(sources) ?? 0) >= pair.atLeast) return false;
    measured.set(sources, pair.atLeast);
    return true;
  });
}

/** The tokens that a pair has its colours from: the same for two pairs when one repeats the other by aliases. */
function sourcesOf(
  { color, on }: Pick<ContrastPair, 'color' | 'on'>,
  tokens: TokenNormalizedSet,
): string {
  const source = (id: string) => tokens[id]?.aliasOf ?? id;
  return `${source(color)} ${source(on)}`;
}

/** The ratio of a pair, to two decimals, when the ratio is too low. */
function findLowRatio(
  tokens: TokenNormalizedSet,
  foreground: string,
  background: string,
  atLeast: number,
): number | undefined {
  let ratio: number | undefined;
  minContrast?.create({
    id: 'a11y/min-contrast',
    tokens,
    sources: [],
    options: { level: 'AA', pairs: [{ foreground, background, largeText: atLeast === 3 }] },
    report: ({ data }) => {
      ratio = Number(data?.actual);
    },
  });
  return ratio;
}

function isOpaque(token: TokenNormalizedSet[string] | undefined): boolean {
  return token?.$type === 'color' && (token.$value.alpha ?? 1) === 1;
}

/** The colour of an area under a transparent colour, as browsers composite it: in sRGB. */
function pressedColor(
  area: ColorValueNormalized,
  overlay: ColorValueNormalized,
): ColorValueNormalized {
  const below = inSrgb(area);
  const above = inSrgb(overlay);
  const alpha = overlay.alpha ?? 1;
  const components = below.map((part, index) => part * (1 - alpha) + (above[index] ?? 0) * alpha);
  return {
    colorSpace: 'srgb',
    components: components as ColorValueNormalized['components'],
    alpha: 1,
  };
}

const inSrgb = (value: ColorValueNormalized) =>
  to(tokenToColor({ ...value, alpha: 1 }), 'srgb').coords.map((part) => part ?? 0);
