import type { Scheme } from '../internals/contrast/measureContrast';
import { type CompareLayers, orderLayers } from './compareLayers';
import { readConditions } from './readConditions';
import type { Declaration, StyleSheet } from './readRules';
import { type RootElement, readThemeSelector } from './readThemeSelector';
import { withoutIs } from './withoutIs';

/** A token as it holds in one theme. */
export interface ThemeToken extends Declaration {
  /** Set by the brand file, not by the kit. */
  own: boolean;
}

/** Where a page is seen. */
export interface Surroundings {
  /** What the visitor's system asks for. */
  system: Scheme;
  /** What the page has chosen instead, in `data-color-scheme`. */
  chosen?: Scheme;
  /** The `@media …` that holds besides. */
  condition?: string;
}

/** A token, and where it holds. */
interface Setting extends ThemeToken {
  brand: string | undefined;
  matches: (root: RootElement) => boolean;
  system: Scheme | undefined;
  condition: string | undefined;
  layer: string;
  specificity: number;
}

/** What a brand file says, sorted by where it holds. */
export interface Themes {
  /** `:root`, `[data-brand]`, or the names of its brands. */
  names: string[];
  /** The conditions that rules of the file stand under, but for light and dark. */
  conditions: string[];
  /** What a page of this brand gets, by name: the kit's tokens, and over them the file's. */
  tokensOf(theme: string, surroundings: Surroundings): Map<string, ThemeToken>;
}

/** A property of the kit's, by its name; others are the brand's own, to build on. */
export const isToken = (name: string) => name.startsWith('--ui-');

/** A brand that the file has no name for. */
const ANY_BRAND = '[data-brand]';

/** The themes of a brand file, which stands on the kit's own style sheet. */
export function readThemes(sheet: StyleSheet, kit: StyleSheet): Themes {
  const settings = readSettings(sheet, true);
  const below = readSettings(kit, false).filter(({ condition }) => !condition);
  const compare = compareSettings(orderLayers([...kit.layers, ...sheet.layers]));
  const own = settings.filter(({ name }) => isToken(name));

  const brands = settings.flatMap(({ brand }) => (brand && brand !== '*' ? [brand] : []));
  const candidates = [
    ...new Set([':root', ...brands, ...(brands.length === 0 ? [ANY_BRAND] : [])]),
  ];
  const isDressed = (theme: string) =>
    own.some(
      ({ brand, matches }) =>
        (theme !== ANY_BRAND || brand !== undefined) &&
        [undefined, 'light', 'dark'].some((chosen) => matches(rootOf(theme, chosen as Scheme))),
    );

  return {
    names: candidates.filter(isDressed),
    conditions: [...new Set(own.flatMap(({ condition }) => condition ?? []))],
    tokensOf: (theme, { system, chosen, condition }) =>
      new Map(
        [...below, ...settings]
          .filter(({ matches }) => matches(rootOf(theme, chosen)))
          .filter((one) => !one.system || one.system === system)
          .filter((one) => !one.condition || one.condition === condition)
          .sort(compare)
          .map((one) => [one.name, one]),
      ),
  };
}

function rootOf(theme: string, chosen?: Scheme): RootElement {
  return { ...(theme !== ':root' && { brand: theme }), ...(chosen && { chosen }) };
}

/** Below 0 where the first gives way. Of two that weigh the same, the later one wins. */
function compareSettings(compareLayers: CompareLayers) {
  return (one: Setting, other: Setting): number => {
    const important = Number(one.important ?? false) - Number(other.important ?? false);
    const layers = compareLayers(one.layer, other.layer);
    // What must hold, must hold most in the layers that otherwise give way.
    return important || (one.important ? -layers : layers) || one.specificity - other.specificity;
  };
}

function readSettings({ rules }: StyleSheet, own: boolean): Setting[] {
  return rules.flatMap(({ selectors, conditions, layer, declarations }) => {
    // What something moves from is no state of a page.
    if (conditions.some((one) => /^@starting-style\b/i.test(one))) return [];
    const { system, condition } = readConditions(conditions);
    return selectors.flatMap(withoutIs).flatMap((selector) => {
      const theme = readThemeSelector(selector);
      if (!theme) return [];
      const { brand, matches, specificity } = theme;
      const place = { own, brand, matches, system, condition, layer, specificity };
      return declarations.map((one) => ({ ...one, ...place }));
    });
  });
}
