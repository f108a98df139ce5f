import type { TokenNormalizedSet } from '@terrazzo/parser';
import { tokenToColor } from '@terrazzo/token-tools';
import { contrastWCAG21, deltaE2000, OKLCH, type PlainColorObject, to } from 'colorjs.io/fn';
import type { BrandFault, Mode } from './Brand';
import { findPairs } from './contrastPairs';
import { hexOf, nearestColor, roundColor } from './nearestColor';
import type { FindPlace } from './parseMode';

/**
 * The colours that decorate: soft areas, the second accent, and coloured lines. The accent itself is left out: a button
 * or link in the accent has words, and the main colour of a red company is red.
 */
const DECORATION = [
  'color.accent-soft',
  'color.second',
  'color.second-soft',
  'section.rule',
  'header.line',
];

/**
 * The least distances between decoration and a status, by CIEDE2000. Information is left out (decision 079): it raises
 * no alarm, and its pale blue is the pale blue of every blue brand.
 */
export const LIMITS = ['success', 'warning', 'error'].flatMap((status) => [
  { status: `color.${status}-surface`, atLeast: 10 },
  { status: `color.${status}-border`, atLeast: 12 },
]);

export interface Limit {
  status: string;
  atLeast: number;
  color: PlainColorObject;
}

/** Finds decorative colours that a person could take for a status, in one mode. */
export function checkDecoration(
  tokens: TokenNormalizedSet,
  mode: Mode,
  findPlace: FindPlace,
): BrandFault[] {
  const limits = LIMITS.flatMap((limit) => {
    const color = readColor(tokens, limit.status);
    return color ? [{ ...limit, color }] : [];
  });
  // Two tokens with one colour, by an alias, are one decoration.
  const bySource = new Map(
    DECORATION.toReversed().map((token) => [tokens[token]?.aliasOf ?? token, token]),
  );
  bySource.delete('color.accent');
  return [...bySource.values()].toReversed().flatMap((token): BrandFault[] => {
    const color = readColor(tokens, token);
    const [worst] = color ? findTooNear(color, limits) : [];
    if (!color || !worst) return [];
    const { status, atLeast, distance } = worst;
    const nearest = findNearest(color, limits, readNeighbours(tokens, token));
    // Rounded down, a distance just below the limit never reads as the limit.
    const figure = Math.floor(distance * 10) / 10;
    const message = `looks like ${status}: a distance of ${figure.toFixed(1)} (CIEDE2000). It needs ${atLeast}.`;
    const place = findPlace(mode, token, ...(tokens[token]?.aliasChain ?? []));
    const fault = { mode, token, on: status, distance: figure, atLeast, nearest, message };
    return [{ kind: 'status', ...place, ...fault }];
  });
}

/** An opaque colour as the style sheet writes it: `checkContrast` reports the others. */
function readColor(tokens: TokenNormalizedSet, id: string): PlainColorObject | undefined {
  const token = tokens[id];
  if (token?.$type !== 'color' || (token.$value.alpha ?? 1) !== 1) return;
  return roundColor(to(tokenToColor(token.$value), 'srgb'));
}

/** The limits that a colour breaks, with the one that is broken most first. */
export function findTooNear(color: PlainColorObject, limits: readonly Limit[]) {
  return limits
    .map((limit) => ({ ...limit, distance: deltaE2000(color, limit.color) }))
    .filter(({ distance, atLeast }) => distance < atLeast)
    .sort((one, other) => one.distance / one.atLeast - other.distance / other.atLeast);
}

/** The colours that are seen together with a token, with the contrast that each needs. */
function readNeighbours(tokens: TokenNormalizedSet, token: string) {
  return findPairs((id) => Object.hasOwn(tokens, id)).flatMap(({ color, on, atLeast }) => {
    if (color !== token && on !== token) return [];
    const other = readColor(tokens, color === token ? on : color);
    return other ? [{ other, atLeast }] : [];
  });
}

/** The shares of its chroma with which a decorative colour is tried. */
const CHROMAS = [0.25, 0.5, 0.75, 1, 1.25, 1.5];

/** The colour of the same hue that passes with the least change, as `#c9e2d2`. It may be paler or stronger. */
function findNearest(
  color: PlainColorObject,
  limits: readonly Limit[],
  neighbours: readonly { other: PlainColorObject; atLeast: number }[],
): string | undefined {
  const passes = (candidate: PlainColorObject) =>
    findTooNear(candidate, limits).length === 0 &&
    neighbours.every(({ other, atLeast }) => contrastWCAG21(candidate, other) >= atLeast);
  const [lightness, chroma, hue] = to(color, OKLCH).coords.map((part) => part ?? 0);
  const [nearest] = CHROMAS.flatMap((factor) => {
    const start = { space: OKLCH, coords: [lightness, (chroma ?? 0) * factor, hue], alpha: 1 };
    return nearestColor(start as PlainColorObject, passes) ?? [];
  }).sort((one, other) => deltaE2000(color, one) - deltaE2000(color, other));
  return nearest && hexOf(nearest);
}
