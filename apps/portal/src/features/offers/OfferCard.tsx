import type { Offer } from '@forsikring/api-client';
import { Card } from '@forsikring/ui-kit';
import { useLayoutEffect, useRef } from 'react';
import { ProductIcon } from '../../platform/products/ProductIcon';
import { OfferActions } from './OfferActions';
import { OfferTerms } from './OfferTerms';

interface OfferCardProps {
  offer: Offer;
  /** Says something to a screen reader, politely. */
  say: (text: string) => void;
  onDeleted: (policyNumber: string) => void;
  /** Called when the card goes and the focus with it. */
  onFocusLost: () => void;
}

/** One offer: what it is, what it costs, and what can be done about it. */
export function OfferCard({ offer, say, onDeleted, onFocusLost }: OfferCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const newest = useRef(onFocusLost);
  useLayoutEffect(() => {
    newest.current = onFocusLost;
  });
  // The last moment at which the card still stands in the page.
  useLayoutEffect(() => {
    return () => {
      if (card.current?.contains(document.activeElement)) newest.current();
    };
  }, []);

  return (
    <Card ref={card} className="offer-card">
      <ProductIcon productType={offer.productType} />
      <div className="offer-card-text">
        <h2 tabIndex={-1} className="offer-card-title">
          {offer.name}
        </h2>
        {offer.description && <p className="offer-card-description">{offer.description}</p>}
      </div>
      <OfferTerms offer={offer} />
      <OfferActions offer={offer} say={say} onDeleted={onDeleted} />
    </Card>
  );
}
