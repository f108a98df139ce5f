let segmenter: Intl.Segmenter | undefined;

/**
 * How many characters a reader sees: a flag, a family and an 'é' of two code points are one each
 * (UAX #29). Without `Intl.Segmenter` (Firefox before 125) composed code points are counted.
 */
export function countCharacters(text: string): number {
  if (!Intl.Segmenter) return Array.from(text.normalize('NFC')).length;
  segmenter ??= new Intl.Segmenter();
  let count = 0;
  for (const _character of segmenter.segment(text)) count += 1;
  return count;
}
