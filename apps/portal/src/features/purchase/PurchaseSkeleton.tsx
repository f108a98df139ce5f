import { Card, Skeleton } from '@forsikring/ui-kit';
import './purchase-choice.css';

const ROWS = ['1', '2', '3', '4', '5', '6', '7'];

/** Reserves the room of the groups while they are loading. */
export function PurchaseSkeleton() {
  return (
    <Card className="purchase-groups" aria-hidden="true">
      {ROWS.map((row) => (
        <div key={row} className="purchase-skeleton-row">
          <Skeleton shape="text" className="purchase-skeleton-text" />
        </div>
      ))}
    </Card>
  );
}
