/** A text as the search reads it, with the place of each of its units in the original. */
interface NormalizedText {
  text: string;
  /** Where each unit of `text` begins in the original; one more entry for the end. */
  starts: number[];
}

/**
 * Normalizes what looks alike: compatibility forms (NFKC), such as full-width digits and no-break
 * spaces, become ordinary ones, and every dash '-'. Invisible characters, such as zero-width spaces and
 * soft hyphens, go.
 */
export function normalizeText(original: string): NormalizedText {
  const starts: number[] = [];
  let text = '';
  let at = 0;
  for (const character of original) {
    const normal = character
      .normalize('NFKC')
      .replace(/[\p{Pd}\u2212]/u, '-')
      .replace(/\p{Cf}/u, '');
    text += normal;
    for (let unit = 0; unit < normal.length; unit++) starts.push(at);
    at += character.length;
  }
  starts.push(at);
  return { text, starts };
}
