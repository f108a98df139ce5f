const CHOICE = /:(is|where)\(([^()]*)\)/i;

/**
 * A selector as the selectors that its `:is(…)` and `:where(…)` stand for. What stood in `:where(…)`,
 * and weighs nothing, stands in `{…}` then.
 */
export function withoutIs(selector: string): string[] {
  const [choice, name, list] = CHOICE.exec(selector) ?? [];
  if (choice === undefined || list === undefined) return [selector];
  const isWeightless = name?.toLowerCase() === 'where';
  return list
    .split(',')
    .map((one) => (isWeightless ? `{${one.trim()}}` : one.trim()))
    .flatMap((one) => withoutIs(selector.replace(choice, () => one)));
}
