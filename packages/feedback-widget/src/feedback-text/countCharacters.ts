let segmenter: Intl.Segmenter | undefined;

/**
 * Counts user-perceived characters: '👨‍👩‍👧' and 'é' are one each (UAX #29 grapheme
 * clusters). Without `Intl.Segmenter` it counts composed code points.
 * The segmenter is created when the first character is typed, since this takes several milliseconds.
 */
export function countCharacters(text: string): number {
  if (text === '') return 0;
  if (!Intl.Segmenter) return [...text.normalize()].length;
  segmenter ??= new Intl.Segmenter();
  return [...segmenter.segment(text)].length;
}
