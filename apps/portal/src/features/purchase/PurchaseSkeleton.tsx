import { Card, Skeleton } from '@forsikring/ui-kit';

const PLACES = ['1', '2', '3', '4', '5', '6', '7'];

/** Holds the place of the groups until it is known which ones there are. */
export function PurchaseSkeleton() {
  return (
    <Card className="purchase-groups" aria-hidden="true">
      {PLACES.map((place) => (
        <div key={place} className="purchase-skeleton-row">
          <Skeleton shape="text" className="purchase-skeleton-text" />
        </div>
      ))}
    </Card>
  );
}
