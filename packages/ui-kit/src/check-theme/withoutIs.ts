const CHOICE = /:(?:is|where)\(([^()]*)\)/i;

/** A selector as the selectors that its `:is(…)` and `:where(…)` stand for. */
export function withoutIs(selector: string): string[] {
  const [choice, list] = CHOICE.exec(selector) ?? [];
  if (choice === undefined || list === undefined) return [selector];
  return list.split(',').flatMap((one) => withoutIs(selector.replace(choice, () => one.trim())));
}
