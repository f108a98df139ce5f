import { Card, CardGrid, Skeleton } from '@forsikring/ui-kit';

const PLACES = ['1', '2', '3'];

/** Holds the place of the offers while they are on their way (specification part 2 §9: three of them). */
export function OfferListSkeleton() {
  return (
    <CardGrid aria-hidden="true" className="offer-list">
      {PLACES.map((place) => (
        <li key={place}>
          <Card className="offer-card">
            <Skeleton shape="circle" className="offer-skeleton-icon" />
            <div className="offer-card-text">
              <Skeleton shape="text" className="offer-skeleton-title" />
              <Skeleton shape="text" className="offer-skeleton-description" />
            </div>
            <div className="offer-terms">
              <Skeleton shape="text" className="offer-skeleton-price" />
              <Skeleton shape="text" className="offer-skeleton-price" />
              <Skeleton shape="text" className="offer-skeleton-description" />
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
