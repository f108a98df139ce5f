import type { Partners } from '@forsikring/api-client/react';

/**
 * The distributors and banks whose customers have agreements at a partner bank
 * (docs/specification/product.md#partner-banks).
 */
export const PARTNERS: Partners = {
  distributors: ['eika', 'fana', 'more'],
  registers: ['2050', '0502'],
};
