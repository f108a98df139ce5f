import type { Address, PostalCode } from '@forsikring/api-client';

const joined = (parts: (string | undefined)[], between: string) =>
  parts.filter(Boolean).join(between);

// A server that sends a code as a number has lost its zeros; a blank one is none.
const fourDigits = (code = '') =>
  code.trim().replace(/^\d{1,3}$/, (digits) => digits.padStart(4, '0'));

/**
 * An address as lines: the street, or the farm where there is none, then the postal code with its
 * place. A place that is not known leaves the code by itself; what is blank has no line.
 */
export function addressLines(address: Address, postalCodes: readonly PostalCode[] = []): string[] {
  const name = address.gatenavn?.trim();
  const number = joined([address.gatenummer?.trim(), address.gatenummerBokstav?.trim()], '');
  const farm = address.gaardsnummer?.trim();
  const property = address.bruksnummer?.trim();
  const street = name
    ? joined([name, number], ' ')
    : joined([farm && `Gnr ${farm}`, property && `Bnr ${property}`], ', ');

  const code = fourDigits(address.postnummer);
  const place = code && postalCodes.find(({ kode }) => fourDigits(kode) === code)?.navn.trim();
  return [street, joined([code, place], ' ')].filter(Boolean);
}
