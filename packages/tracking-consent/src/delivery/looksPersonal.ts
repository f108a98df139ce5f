import { plainText } from './plainText';

/** Six digits or more, whatever groups them: national id, account, phone, policy number, date of birth. */
const LONG_NUMBER = /\p{Nd}(?:[^\p{L}\p{N}]*\p{Nd}){5,}/u;
const EMAIL = /\S\s*(?:@|\(at\)|\[at\])\s*\S/i;

/** No other digits belong to the number. */
const FIRST = '(?<!\\p{Nd}[^\\p{L}\\p{N}]*)';
const LAST = '(?![^\\p{L}\\p{N}]*\\p{Nd})';
const AMOUNT = '[1-9]\\d{0,2}[ .]?\\d{3}';
const YEAR = '(?:19|20)\\d\\d';

/** '100 000 kr', 'kr 100.000', '20 000 km' and '2024–2025' are numbers of nobody. */
const ORDINARY = new RegExp(
  [
    `${FIRST}${AMOUNT} ?(?:kr|kroner|km)(?!\\p{L})${LAST}`,
    `(?<!\\p{L})kr\\.? ?${AMOUNT}${LAST}`,
    `${FIRST}${YEAR} ?[-–/] ?${YEAR}${LAST}`,
  ].join('|'),
  'giu',
);

/**
 * Whether a text looks like it holds a national id, an account, phone or policy number, or an e-mail
 * address. A person's name cannot be told from other words: fields that could hold one take no text.
 */
export function looksPersonal(text: string): boolean {
  const plain = plainText(text);
  return EMAIL.test(plain) || LONG_NUMBER.test(plain.replace(ORDINARY, ' x '));
}

/** Whether a figure may be a number of somebody: six digits or more, as in a text. */
export function looksLikeIdentifier(figure: number): boolean {
  return Math.abs(figure) >= 100_000;
}

/** Whether a plain text holds an e-mail address, or the sign of one. */
export function holdsEmail(plain: string): boolean {
  return plain.includes('@') || EMAIL.test(plain);
}
