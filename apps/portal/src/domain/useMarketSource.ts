import { useClientContext, useSession } from '@forsikring/api-client/react';
import { useEffect, useRef } from 'react';
import { useAppContext } from '../platform/AppContext';
import { MARKET_SOURCE_KEY, marketSourceOfAddress, marketSourceOfLogin } from './marketSource';

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
