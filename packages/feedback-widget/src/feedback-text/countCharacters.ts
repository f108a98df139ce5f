let segmenter: Intl.Segmenter | undefined;

/**
 * Counts characters as a reader sees them: '👨‍👩‍👧' and 'é' are one each (UAX #29 grapheme
 * clusters). Where the browser has no `Intl.Segmenter`, composed code points are counted.
 */
export function countCharacters(text: string): number {
  if (!Intl.Segmenter) return [...text.normalize()].length;
  segmenter ??= new Intl.Segmenter();
  return [...segmenter.segment(text)].length;
}
