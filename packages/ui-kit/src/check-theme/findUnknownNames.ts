import { findNearestName } from './findNearestName';
import type { StyleSheet } from './readRules';
import { isToken } from './readThemes';
import type { ThemeFault } from './ThemeReport';

/** The names that look like tokens of the kit and are none: a browser would say nothing. */
export function findUnknownNames({ rules }: StyleSheet, kitCss: string): ThemeFault[] {
  const known = [...new Set(kitCss.match(/--_?ui-[\w-]+/g))];
  return rules
    .flatMap(({ declarations }) => declarations)
    .filter(({ name }) => name.startsWith('--') && !known.includes(name))
    .flatMap(({ name, line }): ThemeFault[] => {
      const meant = findNearestName(name.toLowerCase(), known);
      if (!meant && !isToken(name) && !name.startsWith('--_ui-')) return [];
      const message = `is no token of the kit${meant ? `: ${meant} is` : ''}`;
      return [{ kind: 'unknown', token: name, line, message }];
    });
}
