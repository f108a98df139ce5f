/** The texts, each replaced by the host's own where there is one: what is undefined hides none. */
export function mergeTexts<Texts extends object>(texts: Texts, own: Partial<Texts> = {}): Texts {
  const merged = { ...texts };
  for (const name of Object.keys(own) as (keyof Texts)[]) merged[name] = own[name] ?? texts[name];
  return merged;
}
