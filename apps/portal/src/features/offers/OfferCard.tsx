import type { Offer } from '@forsikring/api-client';
import { Card } from '@forsikring/ui-kit';
import { useLayoutEffect, useRef } from 'react';
import { Deadline, isNear } from '../../domain/Deadline';
import { ProductIcon } from '../../domain/products/ProductIcon';
import { useToday } from '../../platform/clock/useToday';
import { hyphenate } from '../../platform/words/hyphenate';
import type { OfferDeletion } from './DeleteConfirmation';
import { OfferActions } from './OfferActions';
import { OfferTerms } from './OfferTerms';

interface OfferCardProps {
  offer: Offer;
  /** All offers. */
  offers: readonly Offer[];
  /** Announces a text to screen readers, politely. */
  announce: (text: string) => void;
  deletion: OfferDeletion;
  /** Called when the card is removed while it contains the focus. */
  onFocusLost: () => void;
}

/** One offer: name, description, terms and actions. */
export function OfferCard({ offer, offers, announce, deletion, onFocusLost }: OfferCardProps) {
  const near = isNear(offer.expirationDate, useToday());
  const card = useRef<HTMLDivElement>(null);
  const latestOnFocusLost = useRef(onFocusLost);
  useLayoutEffect(() => {
    latestOnFocusLost.current = onFocusLost;
  });
  // The cleanup of a layout effect runs before React removes the card from the document.
  useLayoutEffect(() => {
    return () => {
      if (card.current?.contains(document.activeElement)) latestOnFocusLost.current();
    };
  }, []);

  return (
    <Card ref={card} className="offer-card" data-near={near ? '' : undefined}>
      <ProductIcon productType={offer.productType} />
      <div className="offer-card-text">
        <h2 tabIndex={-1} className="offer-card-title">
          {offer.name && hyphenate(offer.name)}
        </h2>
        {offer.description && <p className="offer-card-description">{offer.description}</p>}
        <Deadline date={offer.expirationDate} />
      </div>
      <OfferTerms offer={offer} offers={offers} />
      <OfferActions
        offer={offer}
        // A page with many main actions has none.
        primary={near || offers.length === 1}
        announce={announce}
        deletion={deletion}
      />
    </Card>
  );
}
