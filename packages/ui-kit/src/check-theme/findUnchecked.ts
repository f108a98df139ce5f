import { pairedTokens } from './checkMode';
import type { StyleSheet } from './readRules';
import { readThemeSelector } from './readThemeSelector';
import { isToken } from './readThemes';
import { withoutIs } from './withoutIs';

/** What a brand file says beyond its brands, for its author to look at. */
export function findUnchecked({ rules }: StyleSheet, css: string): string[] {
  const parts = rules
    .filter(({ declarations }) => declarations.some(({ name }) => isToken(name)))
    .flatMap(({ selectors }) =>
      selectors.filter((selector) => !withoutIs(selector).every(readThemeSelector)),
    );
  const knobs = rules
    .flatMap(({ declarations }) => declarations)
    .map(({ name }) => name)
    .filter((name) => /^--ui-.+-(background|color)$/.test(name) && !pairedTokens.includes(name));
  return [
    ...[...new Set(knobs)].map((name) => `${name} is in no pair that is measured.`),
    ...[...new Set(parts)].map(
      (selector) =>
        `${selector} is neither :root nor [data-brand="…"]: its tokens are not checked.`,
    ),
    ...(/@import\b/i.test(css.replace(/\/\*[\s\S]*?\*\//g, ''))
      ? ['@import is not followed.']
      : []),
  ];
}
