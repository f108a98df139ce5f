import { measureContrast, type Scheme } from '../internals/contrast/measureContrast';
import { checkMode, type Mode } from './checkMode';
import type { ValueKind } from './kindOf';
import type { Themes } from './readThemes';
import type { ThemeFault } from './ThemeReport';

/** The faults of one theme: as it is always, and what each condition adds to them. */
export function checkOneTheme(
  theme: string,
  { conditions, tokensOf }: Themes,
  kinds: Map<string, ValueKind>,
): ThemeFault[] {
  const check = (condition?: string) => {
    const light = checkMode(tokensOf(theme, 'light', condition), 'light', kinds);
    const dark = checkMode(tokensOf(theme, 'dark', condition), 'dark', kinds);
    return [
      ...mergeModes(light.faults, dark.faults),
      ...findLowContrast(light, 'light'),
      ...findLowContrast(dark, 'dark'),
    ];
  };
  const always = check();
  const underConditions = conditions.flatMap((condition) =>
    check(condition)
      .filter((fault) => !always.some((other) => isSame(fault, other)))
      .map((fault) => ({ ...fault, condition })),
  );
  return [...always, ...underConditions].map((fault) => ({ ...fault, theme }));
}

/** A fault of both schemes is told of once, without its scheme. */
function mergeModes(light: ThemeFault[], dark: ThemeFault[]): ThemeFault[] {
  const inBoth = light.filter((one) => dark.some((other) => isSame(one, other)));
  return [
    ...light.map((one) => (inBoth.includes(one) ? { ...one, scheme: undefined } : one)),
    ...dark.filter((one) => !inBoth.some((other) => isSame(one, other))),
  ];
}

function isSame(one: ThemeFault, other: ThemeFault): boolean {
  return one.token === other.token && one.on === other.on && one.message === other.message;
}

function findLowContrast({ colors, lineOf }: Mode, scheme: Scheme): ThemeFault[] {
  return measureContrast(colors, scheme)
    .filter(({ ratio, atLeast }) => ratio < atLeast)
    .map(({ color, on, ratio, atLeast }) => {
      const figure = (Math.floor(ratio * 100) / 100).toFixed(2);
      const message = `on ${on}: ${figure}, needs ${atLeast}`;
      return {
        kind: 'contrast',
        scheme,
        token: color,
        on,
        ratio,
        atLeast,
        ...lineOf(color),
        message,
      };
    });
}
