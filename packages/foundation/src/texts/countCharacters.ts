let segmenter: Intl.Segmenter | undefined;

/**
 * The characters that a reader sees: a flag, a family and an 'é' of two code points are one each (UAX #29, grapheme
 * clusters). Without `Intl.Segmenter` (Firefox before 125), composed code points. The segmenter is created for the first
 * text that is not empty, because its creation takes several milliseconds.
 */
export function charactersOf(text: string): string[] {
  if (text === '') return [];
  if (!Intl.Segmenter) return [...text.normalize()];
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Counts the characters that a reader sees. */
export const countCharacters = (text: string): number => charactersOf(text).length;
