let segmenter: Intl.Segmenter | undefined;

/**
 * Counts the characters that a reader sees: a flag, a family and an 'é' of two code points are one each (UAX #29,
 * grapheme clusters). Without `Intl.Segmenter` (Firefox before 125), counts composed code points. The segmenter is
 * created for the first text that is not empty, because its creation takes several milliseconds.
 */
export function countCharacters(text: string): number {
  if (text === '') return 0;
  if (!Intl.Segmenter) return [...text.normalize()].length;
  segmenter ??= new Intl.Segmenter();
  return [...segmenter.segment(text)].length;
}
