import type { Offer } from '@forsikring/api-client';

/** The systems in the order of their offers (docs/specification/offers.md#shown-offers). */
const SYSTEMS = ['NICE', 'EIKA_SKADE', 'LOFAVOR', 'PROLIFE', 'EIKA_PERSON', 'PARIS', 'NSF'];

/** The offers by system, name and description; those of unknown systems last, equal ones in the order they came. */
export function sortOffers(offers: readonly Offer[]): Offer[] {
  return [...offers].sort(
    (one, other) =>
      placeOf(one) - placeOf(other) ||
      one.name.localeCompare(other.name, 'nb') ||
      (one.description ?? '').localeCompare(other.description ?? '', 'nb'),
  );
}

function placeOf({ systemSource = '' }: Offer): number {
  const place = SYSTEMS.indexOf(systemSource);
  return place < 0 ? SYSTEMS.length : place;
}
