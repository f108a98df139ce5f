import { Card, CardGrid, Skeleton } from '@forsikring/ui-kit';

const PLACES = ['1', '2', '3', '4', '5', '6'];

/** Holds the place of the agreements while they are on their way. */
export function AgreementListSkeleton() {
  return (
    <>
      <Skeleton shape="text" className="total-price-skeleton" />
      <CardGrid aria-hidden="true">
        {PLACES.map((place) => (
          <li key={place}>
            <Card className="agreement-card">
              <Skeleton shape="circle" className="agreement-skeleton-icon" />
              <div className="agreement-card-text">
                <Skeleton shape="text" className="agreement-skeleton-title" />
                <Skeleton shape="text" className="agreement-skeleton-description" />
              </div>
              <div className="agreement-card-foot">
                <Skeleton shape="text" className="agreement-skeleton-price" />
              </div>
            </Card>
          </li>
        ))}
      </CardGrid>
    </>
  );
}
