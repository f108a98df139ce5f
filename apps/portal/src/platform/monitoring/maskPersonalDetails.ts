/** Invisible characters, such as a soft hyphen or a zero-width space inside a number. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** The percent sign of a byte that was encoded several times. */
const ENCODED_AGAIN = /%(?:25)+(?=[\da-f]{2})/gi;

/** Percent-encoded bytes. */
const ENCODED = /(?:%[\da-f]{2})+/gi;

/** An @ as people disguise it: 'kari (at) eksempel.no', 'kari krøllalfa eksempel.no', 'kari at eksempel.no'. */
const DISGUISED_AT =
  /\s{0,2}[([{]\s?(?:at|krøllalfa)\s?[)\]}]\s{0,2}|\skrøllalfa\s|\s(?:at|@)\s(?=[^\s@"'<>]+\.\p{L})/giu;

/** Anchored at the start of a word: an attempt at each character would take quadratic time. */
const EMAIL = /(?<![^\s@"'<>])[^\s@"'<>]+@[^\s@"'<>]+/gu;

/** Four or more digits in any grouping, with up to five other characters such as ' ... ' between two digits. */
const NUMBER = /\p{Nd}(?:[^\p{L}\p{Nd}]{0,5}\p{Nd}){3,}/gu;

const MARKS = /(\p{M}{8})\p{M}+/gu;

/** Decodes percent-encoded UTF-8 bytes. */
function decode(encoded: string): string {
  const bytes = encoded.slice(1).split('%');
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16)));
}

/** The visible text: compatibility forms such as full-width digits become plain, invisible characters are removed. */
function normalise(text: string): string {
  return (
    text
      .replace(ENCODED_AGAIN, '%')
      .replace(ENCODED, decode)
      .replace(INVISIBLE, '')
      // Normalisation sorts the marks of a character in quadratic time. No real character has this many.
      .replace(MARKS, '$1')
      .normalize('NFKC')
  );
}

/**
 * Masks personal details in any text: e-mail addresses, and numbers of four digits or more. Names cannot be
 * distinguished from other words. Takes linear time.
 */
export function maskPersonalDetails(text: string): string {
  return normalise(text)
    .replace(DISGUISED_AT, '@')
    .replace(EMAIL, '{email}')
    .replace(NUMBER, '{number}');
}
