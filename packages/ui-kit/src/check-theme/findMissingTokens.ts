const STATUSES = ['info', 'success', 'warning', 'error'];

/** What a brand is seen by: whoever sets a colour sets these. */
const BRAND_COLOURS = ['accent', 'accent-hover', 'on-accent', 'accent-soft', 'on-accent-soft'];

/** Colours that are seen together: one of them alone would stand beside neutral ones. */
const TOGETHER = [
  BRAND_COLOURS,
  ['surface', 'surface-sunken'],
  ['text', 'text-muted'],
  ...STATUSES.map((status) => [`${status}-surface`, `${status}-border`, `${status}-text`]),
].map((names) => names.map((name) => `--ui-color-${name}`));

/** A token that a theme leaves out, and the one that asks for it. */
export interface MissingToken {
  token: string;
  beside: string;
}

/**
 * The colours that a theme leaves out. It may leave out any set, and gets the neutral one; not a part
 * of a set. A theme that sets more than half of all is meant to have them all.
 */
export function findMissingTokens(own: Set<string>, allColors: string[]): MissingToken[] {
  const set = allColors.filter((name) => own.has(name));
  const [first] = set;
  if (!first) return [];
  const sets = set.length > allColors.length / 2 ? [allColors] : TOGETHER;
  return sets.flatMap((names) => {
    const beside = names.find((name) => own.has(name)) ?? (names === TOGETHER[0] && first);
    if (!beside) return [];
    return names.filter((name) => !own.has(name)).map((token) => ({ token, beside }));
  });
}
