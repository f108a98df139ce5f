import type { Scheme } from '../internals/contrast/measureContrast';

/** Which pages a selector speaks of. */
export interface ThemeSelector {
  /** The name in `[data-brand="…"]`; `*` for `[data-brand]`; none for every page. */
  brand?: string;
  /** None for both. */
  scheme?: Scheme;
  /** A hundred for each attribute and pseudo-class, one for `html`: more win over fewer. */
  specificity: number;
}

const PART =
  /^(?::root|html|:not\(\s*\[\s*data-color-scheme\s*(?:=[^\]]*)?\]\s*\)|\[\s*(data-brand|data-color-scheme)\s*(?:=\s*(?:"([^"]*)"|'([^']*)'|([\w-]+))\s*)?\]|[{}]|\s+)/i;

/**
 * Reads a selector made of `:root`, `html`, `[data-brand]` and `[data-color-scheme]` alone, in any
 * order; what stands in `{…}` has no weight. Undefined for any other: it dresses a part of the page,
 * not the brand.
 */
export function readThemeSelector(selector: string): ThemeSelector | undefined {
  const theme: ThemeSelector = { specificity: 0 };
  let rest = selector;
  let weightless = 0;
  while (rest !== '') {
    const [part, attribute, ...values] = PART.exec(rest) ?? [];
    if (!part) return;
    rest = rest.slice(part.length);
    const value = values.find((one) => one !== undefined);
    // `:not([data-color-scheme=…])` leaves the scheme to the media query that it stands in.
    if (part === '{') weightless += 1;
    else if (part === '}') weightless -= 1;
    else if (weightless === 0) theme.specificity += weightOf(part);
    if (attribute === 'data-brand') theme.brand = value ?? '*';
    if (attribute === 'data-color-scheme') {
      if (value !== 'light' && value !== 'dark') return;
      theme.scheme = value;
    }
  }
  return theme;
}

function weightOf(part: string): number {
  if (/^[:[]/.test(part)) return 100;
  return part.trim() === '' ? 0 : 1;
}
