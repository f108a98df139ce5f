import type { Offer } from '@forsikring/api-client';

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
