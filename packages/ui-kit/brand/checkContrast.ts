import { defineConfig, type Plugin, type TokenNormalizedSet } from '@terrazzo/parser';
import {
  type ColorValueNormalized,
  type TokenNormalized,
  tokenToColor,
} from '@terrazzo/token-tools';
import { type PlainColorObject, to } from 'colorjs.io/fn';
import type { BrandFault, Mode } from './Brand';
import { type ContrastPair, findPairs, findPressedPairs } from './contrastPairs';
import { hexOf, nearestColor } from './nearestColor';
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
  const measurable = pairs.filter(isMeasurable);
  const pressed = findPressedPairs(isSet).filter(isMeasurable);
  const nearest = createFindNearest(tokens, measurable, pressed);
  const findLow = (pair: ContrastPair, measured: TokenNormalizedSet, whilePressed = '') => {
    const { color, on, atLeast } = pair;
    const ratio = findLowRatio(measured, pair);
    if (ratio === undefined) return [];
    // Rounded, a ratio just below the limit would read as the limit.
    const figure = ratio < atLeast ? ratio.toFixed(2) : `just under ${atLeast}`;
    const passing = { nearest: nearest(color, pair), nearestOn: nearest(on, pair) };
    const message = `on ${on} has a contrast of ${figure}${whilePressed}. It needs ${atLeast}.`;
    const fault = { mode, token: color, on, ratio, atLeast, ...passing, message };
    return [{ kind: 'contrast', ...place(color, on), ...fault } satisfies BrandFault];
  };
  const low = measurable.flatMap((pair) => findLow(pair, tokens));
  const lowPairs = new Set(
    low.map(({ token = '', on = '' }) => sourcesOf({ color: token, on }, tokens)),
  );
  const lowWhilePressed = pressed
    .filter((pair) => !lowPairs.has(sourcesOf(pair, tokens)))
    .flatMap((pair) => findLow(pair, withPressed(tokens, pair.on), ' while it is pressed'));
  return [...notOpaque, ...low, ...lowWhilePressed];
}

/**
 * Finds the nearest colour of a token with which each of its pairs passes, also while it is pressed. Where no colour
 * does, the nearest with which the given pair passes: the other colours then follow.
 */
function createFindNearest(
  tokens: TokenNormalizedSet,
  pairs: readonly ContrastPair[],
  pressed: readonly ContrastPair[],
) {
  return (id: string, lowPair: ContrastPair): string | undefined => {
    const token = tokens[id];
    if (token?.$type !== 'color') return;
    const changed = Object.values(tokens).filter(
      (other) => other.id === id || other.aliasChain?.includes(id),
    );
    const isChanged = (pair: ContrastPair) =>
      changed.some((other) => other.id === pair.color || other.id === pair.on);
    const passesAll = (own: readonly ContrastPair[], ownPressed: readonly ContrastPair[]) => {
      const passes = (candidate: PlainColorObject) => {
        const next = withColor(tokens, changed, candidate);
        return (
          own.every((pair) => findLowRatio(next, pair) === undefined) &&
          ownPressed.every((pair) => findLowRatio(withPressed(next, pair.on), pair) === undefined)
        );
      };
      return nearestColor(tokenToColor(token.$value), passes);
    };
    const isLow = (pair: ContrastPair) => pair.color === lowPair.color && pair.on === lowPair.on;
    const found =
      passesAll(pairs.filter(isChanged), pressed.filter(isChanged)) ??
      passesAll([lowPair], pressed.filter(isLow));
    return found && hexOf(found);
  };
}

/** The tokens with another colour for some of them. */
function withColor(
  tokens: TokenNormalizedSet,
  changed: readonly TokenNormalized[],
  { coords }: PlainColorObject,
): TokenNormalizedSet {
  const components = coords as ColorValueNormalized['components'];
  const $value: ColorValueNormalized = { colorSpace: 'srgb', components, alpha: 1 };
  const next = changed.map((token) => [token.id, { ...token, $value }]);
  return { ...tokens, ...Object.fromEntries(next) };
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
  { color: foreground, on: background, atLeast }: ContrastPair,
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
