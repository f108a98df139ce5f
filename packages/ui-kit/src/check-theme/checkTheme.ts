import { contrastPairs } from '../internals/contrast/contrastPairs';
import { checkOneTheme } from './checkOneTheme';
import { createResolver } from './createResolver';
import { findUnchecked } from './findUnchecked';
import { findUnknownNames } from './findUnknownNames';
import { kindOf } from './kindOf';
import { readRules } from './readRules';
import { readThemes } from './readThemes';
import type { ThemeReport } from './ThemeReport';

/**
 * Checks a brand file as it stands on the kit's own style sheet: the contrast of every pair of tokens
 * in light and dark, colours that are left out, names that the kit does not know, and values that
 * come to nothing.
 * @throws CssSyntaxError where either is no style sheet, with the line.
 */
export function checkTheme(css: string, kitCss: string): ThemeReport {
  const rules = readRules(css);
  const kit = readRules(kitCss);
  const themes = readThemes(rules, kit);
  const neutral = readThemes(kit, []).tokensOf(':root', 'light');
  const resolve = createResolver(neutral, 'light');
  const kinds = new Map([...neutral.keys()].map((name) => [name, kindOf(resolve(name))] as const));

  return {
    themes: themes.names,
    pairs: contrastPairs.length,
    faults: [
      ...findUnknownNames(rules, kitCss),
      ...themes.names.flatMap((theme) => checkOneTheme(theme, themes, kinds)),
    ],
    notes: findUnchecked(rules, css),
  };
}
