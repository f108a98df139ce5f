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
  /[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>().,;:!?]{2,}|(?<![\d+])\d{6}[ \u00a0]?\d{5}(?!\d)|(?<!\d)\d{4}([ .\u00a0])\d{2}\1\d{5}(?!\d)|(?<!\d)(?:(?:\+|00)\d{1,3}[ \u00a0]?)(?:\d[ \u00a0]?){6,10}\d(?!\d)|(?<![\d+])(?:[49]\d{7}|[2-9]\d(?:[ \u00a0]\d\d){3}|[489]\d\d[ \u00a0]\d\d[ \u00a0]\d{3})(?!\d)/g;

/** Whether the weighted sum is divisible by 11, as Norwegian control digits make it. */
function fitsMod11(digits: string, weights: string): boolean {
  let sum = 0;
  for (let place = 0; place < weights.length; place++)
    sum += Number(digits[place]) * Number(weights[place]);
  return sum % 11 === 0;
}

/** Also D-numbers (day + 40) and synthetic ones (month + 40 or + 80). */
function isNationalId(digits: string): boolean {
  const day = Number(digits.slice(0, 2)) % 40;
  const month = Number(digits.slice(2, 4)) % 40;
  return (
    day >= 1 &&
    day <= 31 &&
    month >= 1 &&
    month <= 12 &&
    fitsMod11(digits, '3761894521') &&
    fitsMod11(digits, '54327654321')
  );
}

function kindOf(found: string): PersonalDetail | undefined {
  if (found.includes('@')) return 'Email';
  const digits = found.replace(/\D/g, '');
  if (digits.length !== 11 || /^(\+|00)/.test(found)) return 'Phone';
  if (isNationalId(digits)) return 'NationalId';
  return fitsMod11(digits, '54327654321') ? 'Account' : undefined;
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
