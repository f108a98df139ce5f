import { defineConfig, type Plugin, type TokenNormalizedSet } from '@terrazzo/parser';
import type { BrandFault, Mode } from './BrandFault';
import { type ContrastPair, findPairs } from './contrastPairs';
import type { FindPlace } from './findPlace';

/** Terrazzo's own rule. It gives each ratio as data; its messages name pairs by number alone. */
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
  const pairs = withoutAliases(
    findPairs((id) => Object.hasOwn(tokens, id)),
    tokens,
  );
  const seeThrough = new Set(
    pairs.flatMap(({ color, on }) => [color, on]).filter((id) => !isOpaque(tokens[id])),
  );
  const notOpaque = [...seeThrough].map((token): BrandFault => {
    const message = 'must be opaque: the contrast of a transparent colour cannot be measured.';
    return { kind: 'value', ...place(token), mode, token, message };
  });
  const measurable = pairs.filter(({ color, on }) => !seeThrough.has(color) && !seeThrough.has(on));
  const low = measurable.flatMap(({ color, on, atLeast }): BrandFault[] => {
    const ratio = findLowRatio(tokens, color, on, atLeast);
    if (ratio === undefined) return [];
    // Rounded, a ratio just below the limit would read as the limit.
    const figure = ratio < atLeast ? ratio.toFixed(2) : `just under ${atLeast}`;
    const message = `on ${on} has a contrast of ${figure}. It needs ${atLeast}.`;
    return [
      { kind: 'contrast', ...place(color, on), mode, token: color, on, ratio, atLeast, message },
    ];
  });
  return [...notOpaque, ...low];
}

/** One pair of those that an alias repeats: a link that has the accent colour is measured as the accent colour. */
function withoutAliases(
  pairs: readonly ContrastPair[],
  tokens: TokenNormalizedSet,
): ContrastPair[] {
  const source = (id: string) => tokens[id]?.aliasOf ?? id;
  const measured = new Map<string, number>();
  return pairs.filter(({ color, on, atLeast }) => {
    const key = `${source(color)} ${source(on)}`;
    if ((measured.get(key) ?? 0) >= atLeast) return false;
    measured.set(key, atLeast);
    return true;
  });
}

/** The ratio of a pair, to two decimals, where it is too low. */
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
