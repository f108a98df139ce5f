import type { Scheme } from '../internals/contrast/measureContrast';
import type { Declaration, Rule } from './readRules';
import { readThemeSelector } from './readThemeSelector';
import { withoutIs } from './withoutIs';

/** A token as it holds in one theme. */
export interface ThemeToken extends Declaration {
  /** Set by the brand file, not by the kit. */
  own: boolean;
}

/** A token, and where it holds. */
interface Setting extends ThemeToken {
  brand: string | undefined;
  scheme: Scheme | undefined;
  condition: string | undefined;
  /** A higher one wins, and the later of two that are equal. */
  rank: number;
}

/** What a brand file says, sorted by where it holds. */
export interface Themes {
  /** `:root`, `[data-brand]`, or the names of its brands. */
  names: string[];
  /** The conditions that rules of the file stand under, but for light and dark. */
  conditions: string[];
  /** What a page of this brand gets, by name: the kit's tokens, and over them the file's. */
  tokensOf(theme: string, scheme: Scheme, condition?: string): Map<string, ThemeToken>;
}

/** A property of the kit's, by its name; others are the brand's own, to build on. */
export const isToken = (name: string) => name.startsWith('--ui-');

const SCHEME =
  /^@media (?:(?:only )?(?:screen|all) and )?\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)$/i;

/** More than any selector weighs. */
const UNLAYERED = 10_000;
const IMPORTANT = 100_000;

/** The themes of a brand file's rules, which stand on those of the kit. */
export function readThemes(rules: Rule[], kit: Rule[]): Themes {
  const settings = readSettings(rules, true);
  const below = readSettings(kit, false).filter(({ condition }) => !condition);
  const brands = settings.flatMap(({ brand }) => (brand && brand !== '*' ? [brand] : []));
  const ofAll = settings.some(({ brand, name }) => !brand && isToken(name)) ? [':root'] : [];
  const names = [...new Set([...ofAll, ...brands])];
  const everyBrand = settings.length > 0 ? ['[data-brand]'] : [];

  return {
    names: names.length > 0 ? names : everyBrand,
    conditions: [...new Set(settings.flatMap(({ condition }) => condition ?? []))],
    tokensOf: (theme, scheme, condition) =>
      new Map(
        [...below, ...settings]
          .filter((one) => !one.brand || (theme !== ':root' && ['*', theme].includes(one.brand)))
          .filter((one) => !one.scheme || one.scheme === scheme)
          .filter((one) => !one.condition || one.condition === condition)
          .sort((one, other) => one.rank - other.rank)
          .map((one) => [one.name, one]),
      ),
  };
}

function readSettings(rules: Rule[], own: boolean): Setting[] {
  return rules.flatMap(({ selectors, conditions, layered, declarations }) => {
    const [, mediaScheme] = conditions.map((one) => SCHEME.exec(one)).find(Boolean) ?? [];
    const condition = conditions.filter((one) => !SCHEME.test(one)).join(' ') || undefined;
    return selectors.flatMap(withoutIs).flatMap((selector) => {
      const theme = readThemeSelector(selector);
      if (!theme) return [];
      const { brand } = theme;
      const scheme = theme.scheme ?? (mediaScheme?.toLowerCase() as Scheme | undefined);
      const weight = theme.specificity + (layered ? 0 : UNLAYERED);
      return declarations.map((one) => {
        const rank = weight + (one.important ? IMPORTANT : 0);
        return { ...one, own, brand, scheme, condition, rank };
      });
    });
  });
}
