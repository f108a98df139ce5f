/** Characters that a reader does not see, such as a soft hyphen or a zero-width space inside a number. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** The percent sign of a byte that was encoded several times. */
const ENCODED_AGAIN = /%(?:25)+(?=[\da-f]{2})/gi;

/** Percent-encoded bytes. */
const ENCODED = /(?:%[\da-f]{2})+/gi;

/** Starts where a word starts: tried again from each of its letters, a long word would cost its length squared. */
const EMAIL = /(?<![^\s@"'<>])[^\s@"'<>]+(?:@|\(at\)|\[at\])[^\s@"'<>]+/giu;

/** Four digits or more in any grouping: up to five characters, such as ' ... ', stand between two of them. */
const NUMBER = /\p{Nd}(?:[^\p{L}\p{Nd}]{0,5}\p{Nd}){3,}/gu;

const MARKS = /(\p{M}{8})\p{M}+/gu;

/** The text of percent-encoded bytes, which are UTF-8. */
function decode(encoded: string): string {
  const bytes = encoded.slice(1).split('%');
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16)));
}

/** A text as a reader sees it: compatibility forms such as full-width digits become plain ones, invisible characters go. */
function normalise(text: string): string {
  return (
    text
      .replace(ENCODED_AGAIN, '%')
      .replace(ENCODED, decode)
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
