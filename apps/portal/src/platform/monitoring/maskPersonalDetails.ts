/** Characters that a reader does not see, such as a soft hyphen or a zero-width space inside a number. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** A percent-encoded ASCII character, encoded once or several times over. */
const ENCODED = /%(?:25)*([0-7][\da-f])/gi;

/** Starts where a word starts: tried again from each of its letters, a long word would cost its length squared. */
const EMAIL = /(?<![^\s@"'<>])[^\s@"'<>]+(?:@|\(at\)|\[at\])[^\s@"'<>]+/giu;

/** Four digits or more, however they are grouped: spaces, dashes, slashes and dots, at most three between two digits. */
const NUMBER = /\p{Nd}(?:[^\p{L}\p{Nd}]{0,3}\p{Nd}){3,}/gu;

const MARKS = /(\p{M}{8})\p{M}+/gu;

/** A text as a reader sees it: compatibility forms such as full-width digits become plain ones, invisible characters go. */
function normalise(text: string): string {
  return (
    text
      .replace(ENCODED, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
      .replace(INVISIBLE, '')
      // Normalisation sorts the marks of a letter, which takes quadratic time. No letter has this many.
      .replace(MARKS, '$1')
      .normalize('NFKC')
  );
}

/**
 * Replaces what could identify a person in a text of unknown origin: e-mail addresses, and numbers of
 * four digits or more. Names cannot be told from other words. Takes time in proportion to the text's length.
 */
export function maskPersonalDetails(text: string): string {
  return normalise(text).replace(EMAIL, '{email}').replace(NUMBER, '{number}');
}
