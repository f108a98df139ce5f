/** The texts, each replaced by the host's own if there is one; `undefined` replaces none. */
export function mergeTexts<Texts extends object>(texts: Texts, own?: Partial<Texts>): Texts {
  if (!own) return texts;
  const merged = { ...texts, ...own };
  for (const name in texts) merged[name] ??= texts[name];
  return merged;
}
