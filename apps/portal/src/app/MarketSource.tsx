import { useMarketSource } from '../platform/session/useMarketSource';

/** Notes where the customer came from, from the first moment on: many go straight on to a purchase. */
export function MarketSource() {
  useMarketSource();
  return null;
}
