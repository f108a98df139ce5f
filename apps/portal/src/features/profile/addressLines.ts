import type { Address, PostalCode } from '@forsikring/api-client';

const joined = (parts: (string | undefined)[], between: string) =>
  parts.filter(Boolean).join(between);

/**
 * An address as lines: the street, or the farm where there is none, then the postal code with its
 * place. A place that is not known leaves the code by itself; what is empty has no line.
 */
export function addressLines(address: Address, postalCodes: readonly PostalCode[] = []): string[] {
  const { gatenavn, gatenummer, gatenummerBokstav, gaardsnummer, bruksnummer } = address;
  const farm = joined(
    [gaardsnummer && `Gnr ${gaardsnummer}`, bruksnummer && `Bnr ${bruksnummer}`],
    ', ',
  );
  const street = gatenavn && joined([gatenavn, joined([gatenummer, gatenummerBokstav], '')], ' ');
  // A server that sends the code as a number has lost its zeros.
  const code = address.postnummer?.padStart(4, '0');
  const place = postalCodes.find(({ kode }) => kode.padStart(4, '0') === code)?.navn;
  return [street || farm, joined([code, place], ' ')].filter((line) => line !== '');
}
