/** What free text should not hold. */
export type PersonalDetail = 'NationalId' | 'Account' | 'Email' | 'Phone';

/** One find in a text. */
export interface PersonalDetailFind {
  kind: PersonalDetail;
  /** Where it begins in the text, in UTF-16 units, as `String.slice` counts. */
  start: number;
  end: number;
}

const SHAPES =
  /[^\s@<>()]+@[\p{L}\d.-]+\.\p{L}{2,}|(?<![\d+])(?:\d{6}\s?\d{5}|\d{4}([\s.])\d\d\1\d{5}|(?:\+|00)(?:\d\s?){7,13}\d|[49]\d{7}|[2-9]\d(?:\s\d\d){3}|[489]\d\d\s\d\d\s\d{3})(?!\d)/gu;

/** The beginning of a date, also of D-numbers (day + 40) and synthetic ones (month + 40 or + 80). */
const DATE = /^[0-7]\d[014589]\d/;

/** Whether the weighted sum is divisible by 11, as Norwegian control digits make it. */
function fitsMod11(digits: string, weights: string): boolean {
  return [...weights].reduce((sum, weight, at) => sum + +weight * Number(digits[at]), 0) % 11 === 0;
}

function kindOf(found: string): PersonalDetail | undefined {
  if (found.includes('@')) return 'Email';
  const digits = found.replace(/\D/g, '');
  if (digits.length !== 11 || /^(\+|00)/.test(found)) return 'Phone';
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
