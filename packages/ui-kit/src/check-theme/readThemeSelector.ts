import type { Scheme } from '../internals/contrast/measureContrast';

/** What a page says of itself on its root element. */
export interface RootElement {
  /** The name in `data-brand`; none where there is no such attribute. */
  brand?: string;
  /** What is in `data-color-scheme`; none where the system decides. */
  chosen?: Scheme;
}

/** Which pages a selector speaks of. */
export interface ThemeSelector {
  /** The name in `[data-brand="…"]`; `*` for `[data-brand]`; none for every page. */
  brand?: string;
  /** Whether the root element is one of those. */
  matches: (root: RootElement) => boolean;
  /** A hundred for each attribute and pseudo-class, one for `html`: more win over fewer. */
  specificity: number;
}

const ATTRIBUTE =
  /\[\s*(data-brand|data-color-scheme)\s*(?:=\s*(?:"([^"]*)"|'([^']*)'|([^\s\]"']+))\s*[is]?\s*)?\]/;
const PART = new RegExp(
  `^(?::root|html|(:not\\(\\s*)?${ATTRIBUTE.source}(\\s*\\))?|[{}]|\\s+)`,
  'i',
);

/**
 * Reads a selector made of `:root`, `html`, `[data-brand]`, `[data-color-scheme]` and `:not()` of those,
 * in any order; what stands in `{…}` has no weight. Undefined for any other: it dresses a part of the
 * page, or asks what only a browser can tell.
 */
export function readThemeSelector(selector: string): ThemeSelector | undefined {
  const tests: ThemeSelector['matches'][] = [];
  let brand: string | undefined;
  let specificity = 0;
  let weightless = 0;
  let rest = selector;
  while (rest !== '') {
    const [part, not, name, quoted, inQuotes, bare, end] = PART.exec(rest) ?? [];
    if (!part || Boolean(not) !== Boolean(end)) return;
    rest = rest.slice(part.length);
    if (part === '{') weightless += 1;
    else if (part === '}') weightless -= 1;
    else if (weightless === 0) specificity += weightOf(part);
    if (!name) continue;

    const value = quoted ?? inQuotes ?? bare;
    const key = name.toLowerCase() === 'data-brand' ? 'brand' : 'chosen';
    const fits = (root: RootElement) =>
      value === undefined ? root[key] !== undefined : root[key] === value;
    tests.push(not ? (root) => !fits(root) : fits);
    if (key === 'brand' && !not) brand = value ?? '*';
  }
  const matches = (root: RootElement) => tests.every((fits) => fits(root));
  return { ...(brand && { brand }), matches, specificity };
}

function weightOf(part: string): number {
  if (/^[:[]/.test(part)) return 100;
  return part.trim() === '' ? 0 : 1;
}
