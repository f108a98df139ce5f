import type { Offer, OfferList } from '@forsikring/api-client';

/**
 * The product types whose purchase can be continued. Other offers are not shown
 * (docs/specification/offers.md#shown-offers).
 */
const SHOWN_TYPES: ReadonlySet<string | undefined> = new Set([
  ...['HUS', 'INNBO', 'FRITIDSHUS', 'REISE', 'KJAELEDYR', 'LOFAVOR_KJAELEDYR'],
  ...['BIL', 'MC', 'MOPED', 'BAAT', 'SEK', 'TILHENGER'],
]);

/** The offers that the customer sees, in the order of the response. All counts of offers count these. */
export function shownOffers(list: OfferList | undefined): Offer[] {
  return list?.tilbud.filter(({ productType }) => SHOWN_TYPES.has(productType)) ?? [];
}
