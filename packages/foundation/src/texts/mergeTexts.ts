/**
 * The texts of a language, in which the texts in `own` replace those of the same name. An undefined text in `own`
 * replaces nothing.
 */
export function mergeTexts<Texts extends object>(texts: Texts, own?: Partial<Texts>): Texts {
  const merged = { ...texts, ...own };
  for (const name in texts) merged[name] ??= texts[name];
  return merged;
}
