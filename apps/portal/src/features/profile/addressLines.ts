import type { Address, PostalCode } from '@forsikring/api-client';
import { addressTexts } from './profile.texts';

const joined = (parts: (string | undefined)[], separator: string) =>
  parts.filter(Boolean).join(separator);

// A code that was sent as a number has lost its leading zeros.
const fourDigits = (code = '') =>
  code.trim().replace(/^\d{1,3}$/, (digits) => digits.padStart(4, '0'));

/** A postal name that is not in capitals: 'MO I RANA' becomes 'Mo i Rana'. Other names are unchanged. */
function readableName(name: string): string {
  if (name !== name.toLocaleUpperCase('nb')) return name;
  return name
    .toLocaleLowerCase('nb')
    .replace(/(?<!\p{L})(?!(?:i|på|og|ved)(?!\p{L}))\p{L}/gu, (letter) =>
      letter.toLocaleUpperCase('nb'),
    );
}

/**
 * An address as lines: the street, or the farm if there is no street, then the postal code with its name.
 * A code without a known name is alone. Blank fields have no line.
 */
export function addressLines(address: Address, postalCodes: readonly PostalCode[] = []): string[] {
  const name = address.gatenavn?.trim();
  const number = joined([address.gatenummer?.trim(), address.gatenummerBokstav?.trim()], '');
  const farm = address.gaardsnummer?.trim();
  const property = address.bruksnummer?.trim();
  const street = name
    ? joined([name, number], ' ')
    : joined([farm && addressTexts.farm(farm), property && addressTexts.property(property)], ', ');

  const code = fourDigits(address.postnummer);
  const area = code && postalCodes.find(({ kode }) => fourDigits(kode) === code)?.navn.trim();
  return [street, joined([code, area && readableName(area)], ' ')].filter(Boolean);
}
