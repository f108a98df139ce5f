/** Six digits or more, however they are grouped: national id, account, phone, policy number, date of birth. */
const LONG_NUMBER = /\p{Nd}(?:[\s.,/_+()\u00ad\u200b-\u200d\u2010-\u2015-]*\p{Nd}){5,}/u;
const EMAIL = /\S\s*(?:@|%40|\(at\)|\[at\])\s*\S/i;

/**
 * Whether a text looks like it holds a national id, an account, phone or policy number, or an e-mail
 * address. A person's name cannot be told from other words: fields that could hold one take no text.
 */
export function looksPersonal(text: string): boolean {
  return LONG_NUMBER.test(text) || EMAIL.test(text);
}

/** Whether a figure may be a number of somebody: a million or more. */
export function looksLikeIdentifier(figure: number): boolean {
  return Math.abs(figure) >= 1_000_000;
}
