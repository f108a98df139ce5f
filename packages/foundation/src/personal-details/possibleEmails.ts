import { AT_NAME, BRACKETED_A, BRACKETED_AT, SPELLED_DOT } from './patterns';

/** The start of a domain with a dot. The limit keeps the time linear. */
const BEFORE_DOMAIN = `(?=[^\\s@"'<>]{1,100}?(?:\\.|${SPELLED_DOT})\\p{L})`;

/** Every way to write an @, also ' at ' alone before a domain: masking and refusing may be stricter than warning. */
const POSSIBLE_AT = `\\s{0,5}${BRACKETED_AT}\\s{0,5}|[\\s_-]{0,5}(?:${AT_NAME})[\\s_-]{0,5}|(?:\\s{0,5}${BRACKETED_A}\\s{0,5}|[\\s_/-]{1,3}at[\\s_/-]{1,3}|\\s{0,5}"?@\\s{0,5})${BEFORE_DOMAIN}`;

const ANY_AT = new RegExp(`@|${POSSIBLE_AT}`, 'iu');
const EACH_AT = new RegExp(POSSIBLE_AT, 'giu');

/** Anchored at the start of a word: an attempt at each character would take quadratic time. */
const EMAIL = /(?<![^\s@"'<>])[^\s@"'<>]+@[^\s@"'<>]+/gu;

/** Whether a normalized text may contain an e-mail address. Stricter than `findEmails`. */
export function holdsEmail(text: string): boolean {
  return ANY_AT.test(text);
}

/** Masks all that may be an e-mail address in a normalized text. */
export function maskEmails(text: string, mask: string): string {
  return text.replace(EACH_AT, '@').replace(EMAIL, mask);
}
