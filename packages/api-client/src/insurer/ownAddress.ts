import { parseUrl } from '@forsikring/foundation/http/parseUrl';

/** Returns the address if it belongs to this origin, so that no link can lead a customer elsewhere. */
export function ownAddress(address: string | undefined, origin: string): string | undefined {
  const url = address ? parseUrl(address, origin) : undefined;
  return url?.origin === origin ? url.href : undefined;
}
