import { BETWEEN_DIGITS } from './patterns';

/** The kinds of numbers that identify a person, an account or a card. */
export type NumberKind = 'NationalId' | 'Account' | 'Card' | 'Phone';

/** Where a number may start: not inside another number. */
export const NUMBER_START = /(?<![\d+])[+\d]/g;

/** What may follow an account or a phone number: no digits that belong to it, but another number. */
const NUMBER_END = '(?!\\d|[-/]\\d{1,7}(?!\\d))';

/** Not an amount after 'kr'. */
const NOT_AFTER_KR = '(?<!(?<!\\p{L})kr\\.? ?)';
/** Not an amount before 'kr', ',-' or øre. */
const NOT_BEFORE_KR = '(?! ?kr(?:on|(?!\\p{L}))|,(?:-|\\d\\d(?!\\d)))';

/** The digits of a payment card, in the groups that it shows. The number of a phone has the same control digit. */
const CARD =
  /(?<!imei\P{N}{0,9})[2-6]\d{3}(?<gap>[^\p{L}\p{N}]{0,4})(?:\d{4}\k<gap>\d{4}\k<gap>\d{4}|\d{6}\k<gap>\d{5})(?!\d)/iuy;

/** A national id with all digits of the year of birth. */
const WITH_CENTURY = /\d\d[\s./-]?\d\d[\s./-]?(?:19|20)\d\d[^\p{L}\p{N}]{0,3}\d{5}(?!\d)/uy;

const ELEVEN = new RegExp(`\\d(?:${BETWEEN_DIGITS}\\d){10}(?!\\d)`, 'iuy');

/** The date of birth that a national id begins with: day (D-numbers: + 40), month (others: + 40, synthetic: + 65 or + 80). */
const BIRTH = /^(?:[04][1-9]|[1256]\d|[37][01])(?:[048][1-9]|[159][0-2]|6[6-9]|7[0-7])/;

/** Usual groupings of an account number: three groups, or four with the same character between them. */
const ACCOUNT_GROUPS =
  /^\d+(?:(?:[^\p{L}\p{N}]{1,3}\d+){0,2}|(?<between>[^\p{L}\p{N}])\d+(?:\k<between>\d+){2})$/u;
/** An amount in thousands: 12 345 678 903. */
const THOUSANDS = /^\d{1,3}(?:\s\d{3})+$/;
const AFTER_KONTO = /(?:konto|kto)\P{N}{0,20}$/iu;
const NO_AMOUNT_BEFORE = new RegExp(`${NOT_AFTER_KR}$`, 'iu');
const NO_DIGITS_AFTER = new RegExp(`^${NUMBER_END}`);

const PHONE_WORD = '(?:tlf|telefon|mobil|(?<!\\p{L})(?:tel|mob|sms|ring))(?:nummer(?:et)?|nr)?';

/** A number with the code of a country. */
const ABROAD = /(?:\+|00)(?:\s?47(?:[\s./()-]{0,3}\d){8}|[1-9](?:[\s.()-]{0,2}\d){7,13})/;

/** Eight digits as people write them, not joined to a word as in 'SP-22334455'. */
const NORWEGIAN = `(?:(?<!\\p{L}-?)|(?<=${PHONE_WORD}))(?:47\\)?[\\s.-]?)?(?:${[
  '(?:2[1-4]|[3-79]\\d)[\\s.-]?\\d{6}',
  '[2-9]\\d(?<gap>[\\s./-]{1,3})\\d\\d(?:\\k<gap>\\d\\d){2}',
  '[489]\\d\\d\\)?[\\s./-]{1,3}\\d\\d[\\s./-]{1,3}\\d{3}',
  '[49]\\d\\d\\)?[\\s./-]{1,3}\\d{3}[\\s./-]{1,3}\\d\\d',
  '[49]\\d{3}(?:[\\s.]|-(?!19|20))\\d{4}',
].join('|')})`;

/** Not the number of a policy, a claim or an invoice. */
const NOT_AFTER_CASE =
  '(?<!(?:polise|skade|saks?|kunde|faktura|avtale|ordre|referanse|kid)(?:nummer|nr)?[\\s.:]{0,3}(?:nummer|nr)?[\\s.:]{0,3})';

/** A phone number, but not an amount; after 'tlf' in any grouping. */
const PHONE = new RegExp(
  `${NOT_AFTER_KR}${NOT_AFTER_CASE}(?:${ABROAD.source}|${NORWEGIAN}|(?<=${PHONE_WORD}[^\\p{L}\\p{N}]{0,3})\\d(?:[^\\p{L}\\p{N}]{0,3}\\d){7})${NOT_BEFORE_KR}${NUMBER_END}`,
  'iuy',
);

/**
 * Eight digits that are not a phone number: 24122026, 24.12.2026, 2026-12-24, 24.12.26 kl. 12, 2026/2027, 08.00-15.30,
 * 70000000, 4000 5000.
 */
const DATE_OR_AMOUNT = new RegExp(
  [
    /^[0-3]\d\W?[01]\d\W?(19|20)\d\d$/,
    /^(19|20)\d\d-[01]\d-[0-3]\d$/,
    /^[0-3]\d\.[01]\d\.\d\d\D+\d\d$/,
    /^(19|20)\d\d\W(19|20)\d\d$/,
    /^[0-2]\d[.:][0-5]\d\s?-\s?[0-2]\d[.:][0-5]\d$/,
    /^\d{4}0000$/,
    /^\d\d00\D\d\d00$/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** The remainder of the weighted sum when divided by 11, as with Norwegian control digits. */
const mod11 = (digits: string, weights: string) =>
  [...weights].reduce((sum, weight, at) => sum + Number(weight) * Number(digits[at]), 0) % 11;

/** Whether the last digit is the control digit of a card number (Luhn). */
const fitsLuhn = (digits: string) =>
  [...digits].reduceRight((sum, digit, at) => {
    const doubled = Number(digit) * ((digits.length - at) % 2 ? 1 : 2);
    return sum + (doubled > 9 ? doubled - 9 : doubled);
  }, 0) %
    10 ===
  0;

/** Whether eleven digits begin with a date and have the right control digits. */
const isNationalId = (digits: string) =>
  BIRTH.test(digits) &&
  mod11(digits, '54327654321') === 0 &&
  // Ids from 2032 have four valid remainders, earlier ones only 0.
  mod11(digits, '3761894521') <= 3;

/** Whether eleven digits are grouped as an account number. After 'konto', any grouping counts. */
function isAccount(text: string, start: number, end: number): boolean {
  const eleven = text.slice(start, end);
  const before = text.slice(Math.max(0, start - 30), start);
  if (AFTER_KONTO.test(before)) return true;
  if (!ACCOUNT_GROUPS.test(eleven) || THOUSANDS.test(eleven)) return false;
  return NO_AMOUNT_BEFORE.test(before) && NO_DIGITS_AFTER.test(text.slice(end, end + 10));
}

function matchAt(pattern: RegExp, text: string, start: number): string {
  pattern.lastIndex = start;
  return pattern.exec(text)?.[0] ?? '';
}

const digitsOf = (match: string) => match.replace(/\D/g, '');

/** The kind and the end of the number that starts at `start` of a normalized text; undefined for other numbers. */
export function numberAt(
  text: string,
  start: number,
): { kind: NumberKind; end: number } | undefined {
  const card = matchAt(CARD, text, start);
  if (card && fitsLuhn(digitsOf(card))) return { kind: 'Card', end: start + card.length };
  const long = matchAt(WITH_CENTURY, text, start);
  const short = digitsOf(long).replace(/^(\d{4})\d\d/, '$1');
  if (long && isNationalId(short)) return { kind: 'NationalId', end: start + long.length };
  const eleven = matchAt(ELEVEN, text, start);
  const digits = digitsOf(eleven);
  if (eleven && mod11(digits, '54327654321') === 0) {
    const end = start + eleven.length;
    if (isNationalId(digits)) return { kind: 'NationalId', end };
    // With one control digit, random matches are too frequent to accept any grouping.
    if (isAccount(text, start, end)) return { kind: 'Account', end };
  }
  const phone = matchAt(PHONE, text, start);
  if (!phone || DATE_OR_AMOUNT.test(phone)) return undefined;
  return { kind: 'Phone', end: start + phone.length };
}
