import { INVISIBLE } from '@forsikring/foundation/personal-details/normalizeText';

const MARKS = /(\p{M}{8})\p{M}+/gu;

/**
 * The visible text, in one of its forms: a composed å for an a with a ring, plain digits for full-width ones, and no
 * invisible characters. Takes linear time.
 */
export function plainText(text: string): string {
  return (
    text
      .replace(INVISIBLE, '')
      // Normalisation sorts the marks of a character in quadratic time. No real character has this many.
      .replace(MARKS, '$1')
      .normalize('NFKC')
  );
}
