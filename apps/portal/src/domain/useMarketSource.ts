import { useClientContext, useSession } from '@forsikring/api-client/react';
import { useEffect, useRef } from 'react';
import { useAppContext } from '../platform/AppContext';
import type { AppConfig } from '../platform/config/AppConfig';

/**
 * Saves once per browser session where the customer came from: at once when the address or the brand
 * decides it, otherwise when the login context is known. Removes it when nobody is logged in.
 */
export function useMarketSource(): void {
  const { status } = useSession();
  const { config } = useAppContext();
  const { data, error } = useClientContext();
  // The query of the first page: later pages have other addresses.
  const search = useRef(window.location.search);

  useEffect(() => {
    try {
      if (status === 'logged-out') window.sessionStorage.removeItem(MARKET_SOURCE_KEY);
      if (status !== 'logged-in') return;
      if (window.sessionStorage.getItem(MARKET_SOURCE_KEY) !== null) return;
      const decided = marketSourceOfAddress(search.current, config.distributor);
      if (!decided && data === undefined && error === undefined) return;
      window.sessionStorage.setItem(
        MARKET_SOURCE_KEY,
        decided ?? marketSourceOfLogin(data?.loginContext),
      );
    } catch {
      // Storage is blocked or full: purchases work without a source.
    }
  }, [status, data, error, config]);
}

/** The key of the market source in `sessionStorage`. */
const MARKET_SOURCE_KEY = 'kfp-market-source';

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
