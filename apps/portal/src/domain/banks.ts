import type { Partners } from '@forsikring/api-client/react';
import type { AppConfig } from '../platform/config/AppConfig';

/**
 * The distributors and banks whose customers have agreements at a partner bank
 * (docs/specification/product.md#partner-banks).
 */
export const PARTNERS: Partners = {
  distributors: ['eika', 'fana', 'more'],
  registers: ['2050', '0502'],
};

/** The bank home of a login context; undefined when none is configured. */
export function bankHomeOf(
  { distributor }: AppConfig,
  loginContext: string | undefined,
): string | undefined {
  const homes = distributor?.info?.bankHomeUrls ?? {};
  const home = loginContext && Object.hasOwn(homes, loginContext) ? homes[loginContext] : undefined;
  return home ?? distributor?.info?.nettbankUrl;
}
