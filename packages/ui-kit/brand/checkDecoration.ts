import type { TokenNormalizedSet } from '@terrazzo/parser';
import { tokenToColor } from '@terrazzo/token-tools';
import {
  contrastWCAG21,
  deltaE2000,
  inGamut,
  type PlainColorObject,
  serialize,
  to,
} from 'colorjs.io/fn';
import type { BrandFault, Mode } from './Brand';
import { findPairs } from './contrastPairs';
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
const LIMITS = ['success', 'warning', 'error'].flatMap((status) => [
  { status: `color.${status}-surface`, atLeast: 10 },
  { status: `color.${status}-border`, atLeast: 12 },
]);

interface Limit {
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
    const advice = nearest ? ` The nearest colour that passes is ${nearest}.` : '';
    // Rounded down, a distance just below the limit never reads as the limit.
    const figure = Math.floor(distance * 10) / 10;
    const message = `looks like ${status}: a distance of ${figure.toFixed(1)} (CIEDE2000). It needs ${atLeast}.${advice}`;
    const place = findPlace(mode, token, ...(tokens[token]?.aliasChain ?? []));
    const fault = { mode, token, on: status, distance: figure, atLeast, nearest, message };
    return [{ kind: 'status', ...place, ...fault }];
  });
}

/** An opaque colour: `checkContrast` reports the others. */
function readColor(tokens: TokenNormalizedSet, id: string): PlainColorObject | undefined {
  const token = tokens[id];
  if (token?.$type !== 'color' || (token.$value.alpha ?? 1) !== 1) return;
  return to(tokenToColor(token.$value), 'srgb');
}

/** The limits that a colour breaks, with the one that is broken most first. */
function findTooNear(color: PlainColorObject, limits: readonly Limit[]) {
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

/** The colour of the same hue that passes with the least change, as `#c9e2d2`. */
function findNearest(
  color: PlainColorObject,
  limits: readonly Limit[],
  neighbours: readonly { other: PlainColorObject; atLeast: number }[],
): string | undefined {
  const [lightness, chroma, hue] = to(color, 'oklch').coords.map((part) => part ?? 0);
  const steps = Array.from({ length: 100 * 60 }, (_, index) => {
    const coords = [Math.floor(index / 60) / 100, (index % 60) / 200] as const;
    return { coords, change: Math.hypot(coords[0] - (lightness ?? 0), coords[1] - (chroma ?? 0)) };
  }).sort((one, other) => one.change - other.change);
  for (const { coords } of steps) {
    const [l, c] = coords;
    const exact = to({ space: 'oklch', coords: [l, c, hue ?? 0], alpha: 1 } as never, 'srgb');
    if (!inGamut(exact)) continue;
    const coordsOf8Bits = exact.coords.map((part) => Math.round((part ?? 0) * 255) / 255);
    const candidate = { ...exact, coords: coordsOf8Bits } as PlainColorObject;
    const passes =
      findTooNear(candidate, limits).length === 0 &&
      neighbours.every(({ other, atLeast }) => contrastWCAG21(candidate, other) >= atLeast);
    if (passes) return serialize(candidate, { format: 'hex', collapse: false });
  }
  return undefined;
}
