import type { Offer } from '@forsikring/api-client';
import { useOffers } from '@forsikring/api-client/react';
import { useMemo, useState } from 'react';
import { shownOffers, sortOffers } from '../../domain/offers';
import { type SectionRead, sectionRead } from '../../platform/section/sectionRead';

/** An offer with a unique key, even when the offer has no number or occurs twice. */
export interface KeyedOffer {
  key: string;
  offer: Offer;
}

/** The state of the offers page. */
export interface OfferListState {
  /** The read of the shown offers. */
  read: SectionRead<KeyedOffer[]>;
  /** Whether a system was down, so that offers may be missing. */
  missing: boolean;
  /** Whether the customer has no offers. False when offers may be missing. */
  empty: boolean;
  /** Whether an offer was deleted on this page. */
  deleted: boolean;
  /** Keeps an offer in the list while it is being deleted, until it is removed or released. */
  hold: (offer: Offer) => void;
  /** Lets the next response decide again whether an offer is in the list. */
  release: (offer: Offer) => void;
  /** Removes a deleted offer from the list, even if the next response still contains it. */
  remove: (policyNumber: string) => void;
}

/** The sorted offers that can be continued, without those that were deleted on this page. */
export function useOfferList(): OfferListState {
  const response = useOffers();
  const { data } = response;
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const [held, setHeld] = useState<readonly Offer[]>([]);

  const offers = useMemo(() => {
    if (!data) return undefined;
    const shown = shownOffers(data);
    const numbers = shown.map(({ policyNumber }) => policyNumber);
    // The client drops a deleted offer before its card has left.
    const leaving = held.filter(({ policyNumber }) => !numbers.includes(policyNumber));
    const remaining = [...shown, ...leaving].filter(
      ({ policyNumber = '' }) => !deleted.includes(policyNumber),
    );
    return withKeys(sortOffers(remaining));
  }, [data, held, deleted]);
  const missing = data?.systemSourceError ?? false;

  return {
    read: sectionRead([response], () => offers),
    missing,
    empty: offers?.length === 0 && !missing,
    deleted: deleted.length > 0,
    hold: (offer) => setHeld((before) => [...before, offer]),
    release: (offer) => setHeld((before) => before.filter((each) => each !== offer)),
    remove: (policyNumber) => setDeleted((before) => [...before, policyNumber]),
  };
}

function withKeys(offers: Offer[]): KeyedOffer[] {
  const seen = new Map<string, number>();
  return offers.map((offer) => {
    const { systemSource, policyNumber, versionNumber, name } = offer;
    const id = JSON.stringify([systemSource, policyNumber ?? name, versionNumber]);
    const count = seen.get(id) ?? 0;
    seen.set(id, count + 1);
    return { key: `${id} ${count}`, offer };
  });
}
