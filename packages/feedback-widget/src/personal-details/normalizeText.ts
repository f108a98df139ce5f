/** A text as the search reads it, with the place of each of its units in the original. */
interface NormalizedText {
  text: string;
  /** Where each unit of `text` begins in the original; one more entry for the end. */
  starts: number[];
}

/** Latin as people write it on a keyboard, without the no-break space: nothing there to normalize. */
const PLAIN = /^[\u0020-\u007e\u00c0-\u00ff\n\r\t]*$/;

/**
 * Normalizes what looks alike: compatibility forms (NFKC) such as full-width digits become ordinary ones,
 * every dash '-', every space ' '; invisible characters such as zero-width spaces and soft hyphens go.
 */
export function normalizeText(original: string): NormalizedText {
  const starts: number[] = [];
  if (PLAIN.test(original)) {
    for (let at = 0; at <= original.length; at++) starts.push(at);
    return { text: original, starts };
  }
  let text = '';
  let at = 0;
  for (const character of original) {
    const normal = character
      .normalize('NFKC')
      .replace(/[\p{Pd}\u2212]/gu, '-')
      .replace(/\p{Zs}/gu, ' ')
      .replace(/\p{Cf}/gu, '');
    text += normal;
    for (let unit = 0; unit < normal.length; unit++) starts.push(at);
    at += character.length;
  }
  starts.push(at);
  return { text, starts };
}
