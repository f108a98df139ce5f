/** A colour that is seen on another, by the names of their tokens. */
export interface ContrastPair {
  /** The colour of the text, edge or icon. */
  color: string;
  /** The colour of the area around the text, edge or icon. */
  on: string;
  /** The least ratio: 4.5 for text (WCAG 2.2, 1.4.3), 3 for edges and icons (1.4.11). */
  atLeast: 3 | 4.5;
}

const AREAS = ['color.background', 'color.surface'];
const STATUSES = ['info', 'success', 'warning', 'error'];

const text = (color: string, ...areas: string[]) =>
  areas.map((on): ContrastPair => ({ color, on, atLeast: 4.5 }));
const graphic = (color: string, ...areas: string[]) =>
  areas.map((on): ContrastPair => ({ color, on, atLeast: 3 }));

/** Every pair of colours that the parts put together, when a brand sets no token of a single part. */
export const contrastPairs: readonly ContrastPair[] = [
  ...text('color.text', ...AREAS, 'color.surface-sunken'),
  ...text('color.text-muted', ...AREAS, 'color.surface-sunken'),
  ...text('color.heading', ...AREAS, 'color.surface-sunken'),
  ...text('color.accent', ...AREAS),
  ...text('color.link', ...AREAS),
  ...text('color.on-accent', 'color.accent', 'color.accent-hover'),
  ...text('color.on-accent-soft', 'color.accent-soft'),
  ...text('color.on-second', 'color.second'),
  ...text('color.on-second-soft', 'color.second-soft'),
  ...text('header.text', 'header.background'),
  ...graphic('header.logo-color', 'header.background'),
  ...text('color.error-text', ...AREAS),
  ...graphic('color.border-strong', ...AREAS, 'color.surface-sunken', 'color.accent-soft'),
  ...graphic('color.focus', ...AREAS),
  ...STATUSES.flatMap((status) => [
    ...text(`color.${status}-text`, `color.${status}-surface`),
    // The edge of a message and its icon.
    ...graphic(`color.${status}-border`, ...AREAS, `color.${status}-surface`),
  ]),
];

/** Text on areas that `color.pressed` covers while they are pressed. */
const pressedPairs: readonly ContrastPair[] = [
  ...text('color.on-accent', 'color.accent', 'color.accent-hover'),
  ...text('color.on-accent-soft', 'color.accent-soft'),
  ...text('color.text', ...AREAS),
  ...text('color.link', ...AREAS),
  ...text('color.error-text', 'color.surface', 'color.error-surface'),
  ...text('button.color', 'button.background', 'button.background-hover'),
];

/** The token that a part uses when a brand leaves the part's own token out, as the style sheet of the part says. */
export const FALLBACKS: Record<string, string> = {
  'badge.background': 'color.second',
  'badge.color': 'color.on-second',
  'button.background': 'color.accent',
  'button.background-hover': 'color.accent-hover',
  'button.color': 'color.on-accent',
  'footer.background': 'color.surface',
  'link.color': 'color.link',
  'loader.color': 'color.text-muted',
  'nav.background': 'color.surface',
  'nav.current': 'color.accent',
  'nav.indicator': 'nav.current',
  'nav.text': 'color.text',
};

/** Pairs with a token of a single part. `skeleton.color` is left out: a skeleton shows nothing that must be seen. */
const partPairs: readonly ContrastPair[] = [
  ...text('badge.color', 'badge.background'),
  ...text('button.color', 'button.background', 'button.background-hover'),
  ...text('link.color', ...AREAS, 'footer.background'),
  ...text('loader.color', ...AREAS),
  ...text('color.text', 'footer.background'),
  // The focus ring of the bar has the colour of its text.
  ...text('nav.text', 'nav.background'),
  ...text('nav.current', 'nav.background'),
  ...graphic('nav.indicator', 'nav.background'),
  ...text('color.heading', 'footer.background'),
  ...text('color.text-muted', 'footer.background'),
  ...graphic('color.focus', 'footer.background'),
];

/** Every pair that the parts put together in a brand, with the tokens of single parts that the brand sets. */
export function findPairs(isSet: IsSet): ContrastPair[] {
  const own = resolvePairs(partPairs, isSet).filter(
    ({ color, on }) => color in FALLBACKS || on in FALLBACKS,
  );
  return [...contrastPairs, ...own];
}

/** Every pair that is pressed together, with the tokens of single parts that the brand sets. */
export const findPressedPairs = (isSet: IsSet) => resolvePairs(pressedPairs, isSet);

type IsSet = (token: string) => boolean;

/** The pairs with the tokens that parts use in a brand. Two tokens can fall back to the same one: each pair once. */
function resolvePairs(pairs: readonly ContrastPair[], isSet: IsSet): ContrastPair[] {
  const resolve = (token: string): string => {
    const fallback = isSet(token) ? undefined : FALLBACKS[token];
    return fallback === undefined ? token : resolve(fallback);
  };
  const resolved = pairs.map((pair) => ({
    ...pair,
    color: resolve(pair.color),
    on: resolve(pair.on),
  }));
  return [...new Map(resolved.map((pair) => [`${pair.color} ${pair.on}`, pair])).values()];
}
