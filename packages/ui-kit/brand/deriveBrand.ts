import { type ColorValueNormalized, tokenToColor } from '@terrazzo/token-tools';
import { contrastWCAG21, OKLCH, type PlainColorObject, sRGB, to } from 'colorjs.io/fn';
import type { Mode } from './Brand';
import { findTooNear, LIMITS } from './checkDecoration';
import { FALLBACKS } from './contrastPairs';
import { kitTokens } from './kitTokens';
import { hexOf, nearestColor, withLightness } from './nearestColor';
import { colorToken, readColorText, readTokens, type TokensById } from './tokenDocument';

/** The colour of a token. */
type ColorOf = (id: string) => PlainColorObject;

/** How to get a colour from others of its mode, and in dark mode from those of light mode. */
type Recipe = (of: ColorOf, inLight: ColorOf) => PlainColorObject;

const WHITE: PlainColorObject = { space: sRGB, coords: [1, 1, 1], alpha: 1 };
/** Text at this contrast stays readable while `color.pressed` covers the area. */
const READABLE = 6;

const lightnessOf = (color: PlainColorObject) => to(color, OKLCH).coords[0] ?? 0;

/** Another lightness of a token's colour, with less chroma than the token where that is too much. */
const tone =
  (id: string, lightness: number, maxChroma: number): Recipe =>
  (of) =>
    withLightness(of(id), lightness, maxChroma);

/** The colour itself, or the nearest that nobody takes for a status. */
function decorative(color: PlainColorObject, of: ColorOf): PlainColorObject {
  const limits = LIMITS.map((limit) => ({ ...limit, color: of(limit.status) }));
  return nearestColor(color, (one) => findTooNear(one, limits).length === 0) ?? color;
}

/** A soft area: a tone that decorates. */
const soft =
  (id: string, lightness: number, maxChroma: number): Recipe =>
  (of) =>
    decorative(withLightness(of(id), lightness, maxChroma), of);

/** A colour darker or lighter by a share, so that the change is seen. */
const shifted =
  (id: string, change: number): Recipe =>
  (of) =>
    withLightness(of(id), lightnessOf(of(id)) + change);

/** The colour itself, or the nearest that can be read on each of the areas. */
function readable(color: PlainColorObject, areas: PlainColorObject[], atLeast = READABLE) {
  const passes = (one: PlainColorObject) =>
    areas.every((area) => contrastWCAG21(one, area) >= atLeast);
  return nearestColor(color, passes) ?? color;
}

/** White, or a dark tone of the area: the one that is easier to read. */
function textOn(area: PlainColorObject): PlainColorObject {
  const dark = readable(withLightness(area, 0.22, 0.05), [area], 4.5);
  return contrastWCAG21(WHITE, area) >= contrastWCAG21(dark, area) ? WHITE : dark;
}

const areasIn = (of: ColorOf) => [of('color.background'), of('color.surface')];

/** The recipes that are the same in both modes. */
const BOTH: Record<string, Recipe> = {
  // Where the accent is too pale to be read itself, the text suits the accent that will be.
  'color.on-accent': (of) => textOn(readable(of('color.accent'), areasIn(of), 4.5)),
  'color.on-second': (of) => textOn(of('color.second')),
  'color.border-strong': (of) => {
    const areas = [...areasIn(of), of('color.surface-sunken'), of('color.accent-soft')];
    return readable(of(`kit.color.border-strong`), areas, 3);
  },
  'header.text': (of) => textOn(of('header.background')),
  // A line is needed only where the header does not stand out by itself.
  'header.border': (of) => {
    const header = of('header.background');
    const difference = lightnessOf(header) - lightnessOf(of('color.background'));
    return Math.abs(difference) < 0.1 ? of('color.border') : header;
  },
};

const RECIPES: Record<Mode, Record<string, Recipe>> = {
  light: {
    ...BOTH,
    'color.background': tone('color.accent', 0.97, 0.008),
    'color.surface': () => WHITE,
    'color.surface-sunken': (of) =>
      withLightness(of('color.background'), lightnessOf(of('color.surface')) - 0.06, 0.015),
    'color.border': (of) =>
      withLightness(of('color.accent'), lightnessOf(of('color.surface')) - 0.12, 0.02),
    'color.accent-hover': shifted('color.accent', -0.08),
    'color.accent-soft': soft('color.accent', 0.94, 0.03),
    'color.on-accent-soft': (of) => readable(of('color.accent-hover'), [of('color.accent-soft')]),
    'color.second-soft': soft('color.second', 0.95, 0.05),
    'color.on-second-soft': (of) =>
      readable(withLightness(of('color.second'), 0.35), [of('color.second-soft')]),
    'color.heading': (of) => readable(withLightness(of('color.accent'), 0.28, 0.09), areasIn(of)),
  },
  dark: {
    ...BOTH,
    'color.background': tone('color.accent', 0.185, 0.018),
    'color.surface': tone('color.accent', 0.235, 0.025),
    'color.surface-sunken': tone('color.accent', 0.21, 0.02),
    'color.border': tone('color.accent', 0.36, 0.03),
    'color.accent': (_, inLight) => withLightness(inLight('color.accent'), 0.81, 0.13),
    'color.accent-hover': shifted('color.accent', 0.08),
    'color.accent-soft': soft('color.accent', 0.32, 0.06),
    'color.on-accent-soft': (of) =>
      readable(withLightness(of('color.accent'), 0.92, 0.06), [of('color.accent-soft')]),
    'color.second': (of, inLight) => {
      const light = inLight('color.second');
      return decorative(withLightness(light, Math.max(0.8, lightnessOf(light)), 0.15), of);
    },
    'color.second-soft': soft('color.second', 0.32, 0.05),
    'color.on-second-soft': (of) =>
      readable(withLightness(of('color.second'), 0.93, 0.07), [of('color.second-soft')]),
    'color.heading': tone('color.accent', 0.97, 0.01),
    'header.background': (of, inLight) => {
      const header = inLight('header.background');
      return lightnessOf(header) > 0.85 ? of('color.surface') : withLightness(header, 0.27, 0.07);
    },
  },
};

/** The second accent, which a brand sets as a whole. Without one, the kit has the accent there. */
const SECOND = ['color.second', 'color.on-second', 'color.second-soft', 'color.on-second-soft'];

/** The recipes that a brand needs. */
function recipesOf(own: Record<Mode, TokensById>): typeof RECIPES {
  if (SECOND.some((id) => own.light[id] || own.dark[id])) return RECIPES;
  const withoutSecond = (recipes: Record<string, Recipe>) =>
    Object.fromEntries(Object.entries(recipes).filter(([id]) => !SECOND.includes(id)));
  return { light: withoutSecond(RECIPES.light), dark: withoutSecond(RECIPES.dark) };
}

const kit = {
  light: readTokens(JSON.stringify(kitTokens.light)),
  dark: readTokens(JSON.stringify(kitTokens.dark)),
};

/**
 * Completes a brand: derives the colours that the brand leaves out from those that the brand has, in both modes. A
 * colour of the brand stays as it is, also where the colour does not pass the check. Tokens of other types stay.
 */
export function deriveBrand(own: Record<Mode, TokensById>): Record<Mode, TokensById> {
  const colorsOf = createColorsOf(own);
  const recipes = recipesOf(own);
  const ids = new Set([...Object.keys(recipes.light), ...Object.keys(recipes.dark)]);
  for (const { id, $type } of [...entriesOf(own.light), ...entriesOf(own.dark)])
    if ($type === 'color' && !id.startsWith('palette.')) ids.add(id);
  // The same in both modes as in the kit: the brand has nothing to say.
  const isKits = (id: string) =>
    !own.light[id] &&
    !own.dark[id] &&
    (['light', 'dark'] as const).every((mode) => {
      return hexOf(colorsOf[mode](id)) === hexOf(colorsOf[mode](`kit.${id}`));
    });
  const needed = [...ids].filter((id) => id !== 'color.border-strong' || !isKits(id));
  const complete = (mode: Mode) => ({
    ...Object.fromEntries(needed.map((id) => [id, colorToken(colorsOf[mode](id))])),
    ...own[mode],
  });
  return { light: complete('light'), dark: complete('dark') };
}

const entriesOf = (tokens: TokensById) =>
  Object.entries(tokens).map(([id, { $type }]) => ({ id, $type }));

/**
 * The colour of each token of a brand in each mode: its own, else the derived one, else that of the kit. `kit.` before a
 * token means the kit's own.
 */
export function createColorsOf(
  own: Record<Mode, TokensById>,
  derives = true,
): Record<Mode, ColorOf> {
  const recipes = derives ? recipesOf(own) : undefined;
  const create = (mode: Mode, inLight?: ColorOf): ColorOf => {
    const known = new Map<string, PlainColorObject>();
    const of: ColorOf = (id) => {
      const found = known.get(id);
      if (found) return found;
      // Ends circles of aliases, which the check reports.
      known.set(id, WHITE);
      const color = find(id) ?? WHITE;
      known.set(id, color);
      return color;
    };
    const find = (id: string): PlainColorObject | undefined => {
      if (id.startsWith('kit.')) return readKit(id.slice('kit.'.length));
      return (
        readColor(own[mode][id]?.$value, of) ??
        (mode === 'dark' && id.startsWith('palette.')
          ? readColor(own.light[id]?.$value, of)
          : undefined) ??
        recipes?.[mode][id]?.(of, inLight ?? of) ??
        readKit(id)
      );
    };
    const readKit = (id: string) => {
      const token = (mode === 'dark' ? kit.dark[id] : undefined) ?? kit.light[id];
      const fallback = FALLBACKS[id];
      return readColor(token?.$value, of) ?? (fallback ? of(fallback) : undefined);
    };
    return of;
  };
  const light = create('light');
  return { light, dark: create('dark', light) };
}

/** Reads a colour, or the colour of the token to which an alias refers. Undefined for what is no colour. */
function readColor(value: unknown, of: ColorOf): PlainColorObject | undefined {
  if (value === undefined) return;
  const alias = typeof value === 'string' ? /^\{(.+)\}$/.exec(value)?.[1] : undefined;
  if (alias) return of(alias);
  if (typeof value === 'string') return readColorText(value);
  try {
    return tokenToColor(value as ColorValueNormalized);
  } catch {
    return;
  }
}
