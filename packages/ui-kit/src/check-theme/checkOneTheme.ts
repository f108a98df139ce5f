import { measureContrast } from '../internals/contrast/checkContrast';
import { checkMode, type Mode, pairedTokens } from './checkMode';
import type { Themes } from './readThemes';
import type { ThemeFault } from './ThemeReport';

/** The faults of one theme: as it is always, and what each condition adds to them. */
export function checkOneTheme(
  theme: string,
  { conditions, tokensOf }: Themes,
  colors: string[],
): ThemeFault[] {
  const check = (condition?: string) => {
    const light = checkMode(tokensOf(theme, 'light', condition), 'light', colors);
    const dark = checkMode(tokensOf(theme, 'dark', condition), 'dark', colors);
    return [...mergeModes(light.faults, dark.faults), ...findLowContrast(light, dark)];
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

function findLowContrast(light: Mode, dark: Mode): ThemeFault[] {
  const plain = pairedTokens.map((token): [string, string] => [
    token,
    `light-dark(${light.rgb.get(token) ?? 'transparent'}, ${dark.rgb.get(token) ?? 'transparent'})`,
  ]);
  return measureContrast({ name: '', tokens: new Map(plain) })
    .filter(({ ratio, atLeast }) => ratio < atLeast)
    .flatMap(({ scheme, color, on, ratio, atLeast }) => {
      const { rgb, lineOf } = scheme === 'light' ? light : dark;
      // A colour without a value is a fault of its own, and all lies on the page.
      if (![color, on, '--ui-color-background'].every((token) => rgb.has(token))) return [];
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
