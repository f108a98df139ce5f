let segmenter: Intl.Segmenter | undefined;

/**
 * Counts characters as a reader sees them: '👨‍👩‍👧' and 'é' are one each (UAX #29 grapheme
 * clusters). Where the browser has no `Intl.Segmenter`, composed code points are counted.
 * The segmenter is created with the first character typed: creating one takes several milliseconds.
 */
export function countCharacters(text: string): number {
  if (text === '') return 0;
  if (!Intl.Segmenter) return [...text.normalize()].length;
  segmenter ??= new Intl.Segmenter();
  return [...segmenter.segment(text)].length;
}
