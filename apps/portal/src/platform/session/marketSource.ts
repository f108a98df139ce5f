import type { AppConfig } from '../config/AppConfig';

/** Where `sessionStorage` keeps the market source. */
export const MARKET_SOURCE_KEY = 'kfp-market-source';

/** The source that a parameter of the address names, the first first (specification part 1 §4). */
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

/** What says where a customer came from. */
export interface MarketSourceHints {
  /** The query of the address, e.g. `?fromLo`. */
  search: string;
  distributor: AppConfig['distributor'];
  loginContext: string | undefined;
}

/** Where the customer came from, by the first rule that fits. */
export function marketSourceOf({ search, distributor, loginContext }: MarketSourceHints): string {
  const query = new URLSearchParams(search);
  const named = BY_PARAMETER.find(([parameter]) => query.has(parameter));
  if (named) return named[1];
  if (distributor?.shortname === 'fremtind') return 'FREMTIND_NO';
  const known = loginContext !== undefined && Object.hasOwn(BY_LOGIN_CONTEXT, loginContext);
  return (known && BY_LOGIN_CONTEXT[loginContext]) || 'KUNDEKLIENT_SKADE';
}
