/** The normalized text, with the index of each of its units in the original. */
interface NormalizedText {
  text: string;
  /** Index in the original of each unit of `text`; one more entry for the end. */
  starts: number[];
}

const DASH = /[\p{Pd}\u2212]/gu;

/** Invisible characters, such as a zero-width space or a variation selector. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** A decimal digit of another script than Latin. */
const FOREIGN_DIGIT = /[^0-9\P{Nd}]/gu;

const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/** A digit as '0' to '9'. Unicode orders the digits of a script from zero to nine. */
function toLatin(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  let first = codePoint;
  while (isDigit(first - 1)) first--;
  return String((codePoint - first) % 10);
}

/**
 * Normalizes characters that look alike: compatibility forms (NFKC), such as full-width digits and
 * no-break spaces, become ordinary ones, every dash becomes '-', and the digits of all scripts become
 * '0' to '9'. Invisible characters are removed.
 */
export function normalizeText(original: string): NormalizedText {
  const starts: number[] = [];
  let text = '';
  let at = 0;
  for (const character of original) {
    const normal = character
      .normalize('NFKC')
      .replace(DASH, '-')
      .replace(INVISIBLE, '')
      .replace(FOREIGN_DIGIT, toLatin);
    text += normal;
    for (let unit = 0; unit < normal.length; unit++) starts.push(at);
    at += character.length;
  }
  starts.push(at);
  return { text, starts };
}
