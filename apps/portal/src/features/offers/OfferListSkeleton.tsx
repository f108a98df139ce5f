import { Card, CardGrid, Skeleton } from '@forsikring/ui-kit';
import './offer-card.css';

/** Three placeholders while the offers are loading (docs/specification/offers.md#offers-page). */
export function OfferListSkeleton() {
  return (
    <CardGrid aria-hidden="true" className="offer-list">
      {['1', '2', '3'].map((card) => (
        <li key={card}>
          <Card className="offer-card">
            <Skeleton shape="circle" className="offer-skeleton-icon" />
            <div className="offer-card-text">
              <Skeleton shape="text" className="offer-skeleton-title" />
              <Skeleton shape="text" className="offer-skeleton-description" />
            </div>
            <div className="offer-terms">
              <Skeleton shape="text" className="offer-price offer-skeleton-price" />
              <div className="offer-facts">
                <Skeleton shape="text" className="offer-skeleton-description" />
                <Skeleton shape="text" className="offer-skeleton-description" />
              </div>
            </div>
            <div className="offer-foot">
              <Skeleton className="offer-skeleton-action" />
            </div>
          </Card>
        </li>
      ))}
    </CardGrid>
  );
}
