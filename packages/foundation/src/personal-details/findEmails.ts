import { AT_NAME, BRACKETED_A, BRACKETED_AT, SPELLED_DOT } from './patterns';

/** A mailbox, from the start of a word to the end of it: trying other parts would take quadratic time. */
const MAILBOX =
  '(?<![^\\s@<>()[\\]{},;/"«*|])(?=(?<mailbox>[^\\s@<>()[\\]{},;/"«*|]+))\\k<mailbox>"?';
const AT = `(?:\\s{0,3}(?:${BRACKETED_AT}|${BRACKETED_A})\\s{0,3}|\\s{1,3}(?:${AT_NAME}|@)\\s{1,3}|@\\s?)`;
const LABELS = '[\\p{L}\\p{M}\\d.-]+';

/** A domain, whose last dot is one of `dots`. */
const domain = (dots: string) =>
  `${LABELS}(?:${SPELLED_DOT}${LABELS})*(?:${dots})(?:xn--[a-z\\d-]+|\\p{L}[\\p{L}\\p{M}]+)`;

/**
 * An address, also as people disguise it: 'kari (at) example.no', 'kari at example dot no'. Before an ordinary dot, 'at' is
 * the Norwegian word, as in 'Jeg ser at nav.no er nede'.
 */
const EMAIL = new RegExp(
  `${MAILBOX}(?:${AT}${domain(`\\.|${SPELLED_DOT}`)}|\\s{1,3}at\\s{1,3}${domain(SPELLED_DOT)})`,
  'giu',
);

/** Finds e-mail addresses in a normalized text. */
export function findEmails(text: string): { start: number; end: number }[] {
  return [...text.matchAll(EMAIL)].map(({ 0: email, index: start }) => ({
    start,
    end: start + email.length,
  }));
}
