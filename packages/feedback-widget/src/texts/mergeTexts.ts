/** Replaces texts with those in `own`; `undefined` keeps a text. */
export function mergeTexts<Texts extends object>(texts: Texts, own?: Partial<Texts>): Texts {
  if (!own) return texts;
  const merged = { ...texts, ...own };
  for (const name in texts) merged[name] ??= texts[name];
  return merged;
}
