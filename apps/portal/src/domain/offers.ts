import type { Offer, OfferList } from '@forsikring/api-client';

/**
 * The product types whose purchase can be continued. Other offers are not shown
 * (docs/specification/offers.md#shown-offers).
 */
const SHOWN_TYPES: ReadonlySet<string | undefined> = new Set([
  ...['HUS', 'INNBO', 'FRITIDSHUS', 'REISE', 'KJAELEDYR', 'LOFAVOR_KJAELEDYR'],
  ...['BIL', 'MC', 'MOPED', 'BAAT', 'SEK', 'TILHENGER'],
]);

/** The offers that the customer sees, in the order of the response. All counts of offers include only these offers. */
export function shownOffers(list: OfferList | undefined): Offer[] {
  return list?.tilbud.filter(({ productType }) => SHOWN_TYPES.has(productType)) ?? [];
}

/**
 * The number of offers that the customer sees. Undefined when it is unknown: none is shown, but offers may be missing.
 */
export function countOffers(list: OfferList | undefined): number | undefined {
  const count = shownOffers(list).length;
  return count === 0 && list?.systemSourceError ? undefined : count;
}

/** The systems in the order of their offers (docs/specification/offers.md#shown-offers). */
const SYSTEMS = ['NICE', 'EIKA_SKADE', 'LOFAVOR', 'PROLIFE', 'EIKA_PERSON', 'PARIS', 'NSF'];

/** Sorts offers by system, name and description. Unknown systems are last. The sort is stable. */
export function sortOffers(offers: readonly Offer[]): Offer[] {
  return [...offers].sort(
    (one, other) =>
      systemIndex(one) - systemIndex(other) ||
      one.name.localeCompare(other.name, 'nb') ||
      (one.description ?? '').localeCompare(other.description ?? '', 'nb'),
  );
}

function systemIndex({ systemSource = '' }: Offer): number {
  const index = SYSTEMS.indexOf(systemSource);
  return index < 0 ? SYSTEMS.length : index;
}
