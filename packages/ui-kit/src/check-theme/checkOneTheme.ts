import { measureContrast, type Scheme } from '../internals/contrast/measureContrast';
import { checkMode, type Mode } from './checkMode';
import type { ValueKind } from './kindOf';
import type { Surroundings, Themes, ThemeToken } from './readThemes';
import type { ThemeFault } from './ThemeReport';

/** A page that says otherwise than the visitor's system. */
const CHOSEN: Surroundings[] = [
  { system: 'dark', chosen: 'light' },
  { system: 'light', chosen: 'dark' },
];

/** The faults of one theme, and the schemes that it is seen in. */
export interface ThemeCheck {
  faults: ThemeFault[];
  schemes: Scheme[];
}

/** The faults of one theme: as it is always, and what each condition adds to them. */
export function checkOneTheme(
  theme: string,
  { conditions, tokensOf }: Themes,
  kinds: Map<string, ValueKind>,
): ThemeCheck {
  const check = (surroundings: Surroundings) => {
    const tokens = tokensOf(theme, surroundings);
    const scheme = schemeOf(tokens, surroundings.system);
    const mode = checkMode(tokens, scheme, kinds);
    return { scheme, faults: [...mode.faults, ...findLowContrast(mode, scheme)] };
  };
  /** On a light system and a dark one; a brand may look the same on both. */
  const checkBoth = (condition?: string) => {
    const light = check({ system: 'light', condition });
    const dark = check({ system: 'dark', condition });
    const schemes = [...new Set([light.scheme, dark.scheme])];
    const faults =
      schemes.length > 1
        ? mergeSchemes(light.faults, dark.faults)
        : [...light.faults, ...dark.faults.filter((one) => !light.faults.some(isLike(one)))];
    return { schemes, faults };
  };

  const { schemes, faults } = checkBoth();
  const only = (found: ThemeFault[], condition: string) =>
    found.filter((one) => !faults.some(isLike(one))).map((one) => ({ ...one, condition }));
  const whereChosen = CHOSEN.flatMap((surroundings) =>
    only(
      check(surroundings).faults,
      `data-color-scheme="${surroundings.chosen}" on a ${surroundings.system} system`,
    ),
  );
  const underConditions = conditions.flatMap((one) => only(checkBoth(one).faults, one));
  const all = [...faults, ...whereChosen, ...underConditions];
  return { schemes, faults: all.map((fault) => ({ ...fault, theme })) };
}

/** What a page is painted in: its `color-scheme` decides, and the system where that has both. */
function schemeOf(tokens: Map<string, ThemeToken>, system: Scheme): Scheme {
  const words = tokens.get('color-scheme')?.value.toLowerCase().split(/\s+/) ?? [];
  if (words.includes('dark')) return words.includes('light') ? system : 'dark';
  return 'light';
}

/** A fault of both schemes is told of once, without its scheme. */
function mergeSchemes(light: ThemeFault[], dark: ThemeFault[]): ThemeFault[] {
  const isInBoth = (one: ThemeFault, others: ThemeFault[]) =>
    // How well something is seen is a figure of each.
    one.kind !== 'contrast' && others.some(isLike({ ...one, scheme: undefined }));
  return [
    ...light.map((one) => (isInBoth(one, dark) ? { ...one, scheme: undefined } : one)),
    ...dark.filter((one) => !isInBoth(one, light)),
  ];
}

/** Whether a fault says the same, in one of the same schemes. */
const isLike = (one: ThemeFault) => (other: ThemeFault) =>
  one.token === other.token &&
  one.on === other.on &&
  one.message === other.message &&
  (!one.scheme || !other.scheme || one.scheme === other.scheme);

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
