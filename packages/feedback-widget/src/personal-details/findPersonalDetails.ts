/** What free text should not hold. */
export type PersonalDetail = 'NationalId' | 'Account' | 'Email' | 'Phone';

/** One find in a text. */
export interface PersonalDetailFind {
  /** What it looks like. */
  kind: PersonalDetail;
  /** Where it begins in the text, in UTF-16 units, as `String.slice` counts. */
  start: number;
  /** Where it ends: the first place after it. */
  end: number;
}

// Begins where a word does: from each of its letters anew, a long word would take its length squared.
const EMAIL = /(?<![^\s@<>(),;/])[^\s@<>(),;/]+@[\p{L}\d.-]+\.\p{L}{2,}/u;

/** With and without gaps; what these digits are is for `kindOf` to say. */
const ELEVEN = /\d\d([ .]?)\d\d\1\d\d[\s-]{0,3}\d{5}|\d{4}([\s.-])\d\d\2\d{5}/;

const ABROAD = /(?:\+|00)(?:\d[\s.-]?){7,13}\d/;

/** Eight digits as people write them, none of them glued to a word as in 'SP-22334455'. */
const NORWEGIAN =
  /(?<!\p{L}-?)(?:47[\s.-]?)?(?:(?:2[1-4]|[3-79]\d)[\s.-]?\d{6}|[2-9]\d(?<gap>[\s.-])\d\d(?:\k<gap>\d\d){2}|[489]\d\d[\s.-]\d\d[\s.-]\d{3}|[49]\d\d[\s.-]\d{3}[\s.-]\d\d|[49]\d{3}[\s.]\d{4})/u;

/** A phone number is no amount; what mod 11 vouches for need not be told from one. */
const PHONE = `(?:${ABROAD.source}|${NORWEGIAN.source})(?! ?kr(?:on|(?!\\p{L})))`;

const NUMBER = `(?<![\\d+]|kr\\.? ?)(?:${ELEVEN.source}|${PHONE})(?!-?\\d)`;
const SHAPES = new RegExp(`${EMAIL.source}|${NUMBER}`, 'gu');

/** The beginning of a date, also of D-numbers (day + 40) and synthetic ones (month + 40 or + 80). */
const DATE = /^[0-7]\d[014589]\d/;

/** Eight digits that are no phone number: 24122026, 70000000, 4000 5000. */
const DATE_OR_AMOUNT = /^[0-3]\d[01]\d(19|20)\d\d$|^\d{4}0000$|^\d\d00\D\d\d00$/;

/** Whether the weighted sum is divisible by 11, as Norwegian control digits make it. */
function fitsMod11(digits: string, weights: string): boolean {
  return [...weights].reduce((sum, weight, at) => sum + +weight * Number(digits[at]), 0) % 11 === 0;
}

function kindOf(found: string): PersonalDetail | undefined {
  if (found.includes('@')) return 'Email';
  const digits = found.replace(/\D/g, '');
  if (digits.length !== 11 || /^(\+|00)/.test(found))
    return DATE_OR_AMOUNT.test(found) ? undefined : 'Phone';
  if (!fitsMod11(digits, '54327654321')) return undefined;
  return DATE.test(digits) && fitsMod11(digits, '3761894521') ? 'NationalId' : 'Account';
}

/**
 * Finds what looks like a national identity number, a bank account number (both by mod 11), an
 * e-mail address or a phone number. It looks at shapes alone, here and now: it asks nobody, and may
 * be mistaken either way.
 */
export function findPersonalDetails(text: string): PersonalDetailFind[] {
  return [...text.matchAll(SHAPES)].flatMap(({ 0: found, index: start }) => {
    const kind = kindOf(found);
    return kind ? [{ kind, start, end: start + found.length }] : [];
  });
}
