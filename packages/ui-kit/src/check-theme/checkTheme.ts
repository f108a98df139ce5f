import { contrastPairs } from '../internals/contrast/contrastPairs';
import { checkOneTheme } from './checkOneTheme';
import { createResolver } from './createResolver';
import { EmptyThemeError } from './EmptyThemeError';
import { findUnchecked } from './findUnchecked';
import { findUnknownNames } from './findUnknownNames';
import { kindOf, type ValueKind } from './kindOf';
import { readRules, type StyleSheet } from './readRules';
import { readThemes } from './readThemes';
import type { ThemeReport } from './ThemeReport';

/**
 * Checks a brand file as it stands on the kit's own style sheet: the contrast of every pair of tokens
 * in light and dark, colours that are left out, names that the kit does not know, and values that
 * come to nothing.
 * @throws CssSyntaxError where either is no style sheet, with the line.
 * @throws EmptyThemeError where the file sets no token, so that nothing could be checked.
 */
export function checkTheme(css: string, kitCss: string): ThemeReport {
  const sheet = readRules(css);
  const kit = readRules(kitCss);
  const themes = readThemes(sheet, kit);
  const kinds = readKinds(kit);
  const unknown = findUnknownNames(sheet, kitCss);
  if (themes.names.length === 0 && unknown.length === 0) throw new EmptyThemeError();

  const checks = themes.names.map((theme) => checkOneTheme(theme, themes, kinds));
  return {
    themes: themes.names,
    schemes: [...new Set(checks.flatMap(({ schemes }) => schemes))],
    pairs: contrastPairs.length,
    faults: [...unknown, ...checks.flatMap(({ faults }) => faults)],
    notes: findUnchecked(sheet, css),
  };
}

/** What the kit's own tokens are: a brand's can be nothing else. */
function readKinds(kit: StyleSheet): Map<string, ValueKind> {
  const empty = { rules: [], layers: [] };
  const tokens = readThemes(kit, empty).tokensOf(':root', { system: 'light' });
  const resolve = createResolver(tokens, 'light');
  const names = [...tokens.keys()].filter((name) => name.startsWith('--'));
  return new Map(names.map((name) => [name, kindOf(resolve(name))]));
}
