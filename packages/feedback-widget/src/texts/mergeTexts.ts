/** The texts, each replaced by the host's own where there is one: what is undefined hides none. */
export function mergeTexts<Texts extends object>(texts: Texts, own?: Partial<Texts>): Texts {
  const merged = { ...texts, ...own };
  for (const name in texts) merged[name] ??= texts[name];
  return merged;
}
