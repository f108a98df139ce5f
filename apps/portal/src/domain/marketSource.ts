import type { AppConfig } from '../platform/config/AppConfig';

/** The key of the market source in `sessionStorage`. */
export const MARKET_SOURCE_KEY = 'kfp-market-source';

/** The sources by query parameter. The first match wins (docs/specification/session.md#market-source). */
const BY_PARAMETER: readonly (readonly [parameter: string, source: string])[] = [
  ['fromLo', 'LOFAVOR_NO'],
  ['fromFinn', 'FINN'],
  ['fromMinBil', 'MIN_BIL'],
  ['fromFIFBilOst', 'FIFBIL_OST'],
  ['fromFIFBilSR', 'FIFBIL_SR'],
  ['fromFIFBilSNN', 'FIFBIL_SNN'],
  ['fromFIFBilSMN', 'FIFBIL_SMN'],
];

const BY_LOGIN_CONTEXT: Readonly<Record<string, string>> = {
  MOBILBANK: 'MOBILBANK',
  MOBILBANK_DNB: 'MOBILBANK',
  NETTBANK: 'NETTBANK',
  NETTBANK_DNB: 'NETTBANK',
};

/**
 * The source by the address or the brand, which needs no call; undefined when neither decides it.
 * `search` is the query of the address, e.g. `?fromLo`.
 */
export function marketSourceOfAddress(
  search: string,
  distributor: AppConfig['distributor'],
): string | undefined {
  const query = new URLSearchParams(search);
  const named = BY_PARAMETER.find(([parameter]) => query.has(parameter));
  if (named) return named[1];
  return distributor?.shortname === 'fremtind' ? 'FREMTIND_NO' : undefined;
}

/** The source by the login context. */
export function marketSourceOfLogin(loginContext: string | undefined): string {
  const known = loginContext !== undefined && Object.hasOwn(BY_LOGIN_CONTEXT, loginContext);
  return (known && BY_LOGIN_CONTEXT[loginContext]) || 'KUNDEKLIENT_SKADE';
}
