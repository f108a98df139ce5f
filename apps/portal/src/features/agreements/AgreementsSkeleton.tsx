import { Card, Skeleton } from '@forsikring/ui-kit';
import { LoadingList } from '../../platform/rows/LoadingRows';
import './total-price.css';

/** Reserves the room of the agreements and their total price. */
export const AgreementsSkeleton = () => (
  <>
    <TotalPriceSkeleton />
    <AgreementRowsSkeleton />
  </>
);

/** Reserves the room of the rows. */
export const AgreementRowsSkeleton = () => <LoadingList count={6} priced />;

/** Reserves the room of the total price. */
export const TotalPriceSkeleton = () => (
  <Card aria-hidden="true" className="total-price">
    <Skeleton className="total-price-sum-skeleton" />
    <Skeleton className="total-price-text-skeleton" />
  </Card>
);
