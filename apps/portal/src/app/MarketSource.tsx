import { useMarketSource } from '../domain/useMarketSource';

/** Saves where the customer came from. Loaded with the first view, since many continue to a purchase at once. */
export function MarketSource() {
  useMarketSource();
  return null;
}
