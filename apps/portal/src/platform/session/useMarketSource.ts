import { useClientContext, useSession } from '@forsikring/api-client/react';
import { useEffect, useRef } from 'react';
import { useAppContext } from '../context/AppContext';
import { MARKET_SOURCE_KEY, marketSourceOf } from './marketSource';

/** Notes once in a browser session where the customer came from; forgets it when nobody is logged in. */
export function useMarketSource(): void {
  const { status } = useSession();
  const { config } = useAppContext();
  const { data, loading } = useClientContext();
  // As the customer came: pages that they go to afterwards have other addresses.
  const search = useRef(window.location.search);

  useEffect(() => {
    try {
      if (status === 'logged-out') window.sessionStorage.removeItem(MARKET_SOURCE_KEY);
      if (status !== 'logged-in' || loading) return;
      if (window.sessionStorage.getItem(MARKET_SOURCE_KEY) !== null) return;
      const { distributor } = config;
      const hints = { search: search.current, distributor, loginContext: data?.loginContext };
      window.sessionStorage.setItem(MARKET_SOURCE_KEY, marketSourceOf(hints));
    } catch {
      // Storage that is blocked or full: the purchase goes on without a source.
    }
  }, [status, loading, data, config]);
}
