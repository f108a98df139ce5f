import type { Offer } from '@forsikring/api-client';
import { useOffers } from '@forsikring/api-client/react';
import { useMemo, useState } from 'react';
import { shownOffers } from '../../platform/offers/shownOffers';
import { sortOffers } from '../../platform/offers/sortOffers';

/** An offer with what tells it from the others, also where it lacks a number or stands twice. */
export interface KeyedOffer {
  key: string;
  offer: Offer;
}

/** What the offers page knows. */
export interface OfferListState {
  /** As they are shown; undefined until the first answer, and standing through later failures. */
  offers: KeyedOffer[] | undefined;
  /** Whether a system was down, so that some may be missing. */
  missing: boolean;
  /** Whether the customer has no offer, as far as anybody can know. */
  empty: boolean;
  error: unknown;
  reload: () => unknown;
  /** Takes an offer that is deleted from the list, whatever the next answer says. */
  forget: (policyNumber: string) => void;
}

/** The offers that can be continued, in their order, without those that were deleted here. */
export function useOfferList(): OfferListState {
  const { data, error, reload } = useOffers();
  const [gone, setGone] = useState<readonly string[]>([]);

  const offers = useMemo(() => {
    if (!data) return undefined;
    const left = shownOffers(data).filter(({ policyNumber = '' }) => !gone.includes(policyNumber));
    return withKeys(sortOffers(left));
  }, [data, gone]);
  const missing = data?.systemSourceError ?? false;

  return {
    offers,
    missing,
    empty: offers?.length === 0 && !missing,
    error,
    reload,
    forget: (policyNumber) => setGone((before) => [...before, policyNumber]),
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
