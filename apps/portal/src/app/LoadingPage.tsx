import { Card, CardGrid, Loader, Page, Skeleton } from '@forsikring/ui-kit';

const PLACES = ['1', '2', '3', '4', '5', '6'];

/** What stands before it is known who the customer is. The prerendered page shows the same. */
export function LoadingPage() {
  return (
    <Page>
      <Skeleton className="loading-title" />
      <p className="loading-lead">
        <Loader />
      </p>
      <Skeleton className="loading-heading" />
      <CardGrid aria-hidden="true" className="loading-cards">
        {PLACES.map((place) => (
          <li key={place}>
            <Card className="loading-card">
              <Skeleton shape="circle" className="loading-card-icon" />
              <Skeleton className="loading-card-text" />
            </Card>
          </li>
        ))}
      </CardGrid>
    </Page>
  );
}
