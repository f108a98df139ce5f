import { Card, CardGrid, Skeleton } from '@forsikring/ui-kit';

const PLACES = ['1', '2', '3', '4', '5', '6'];

/** Holds the place of cards that are on their way. */
export function LoadingCards() {
  return (
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
  );
}

/** Holds the place of cards and their heading. The prerendered page shows the same. */
export function LoadingSection() {
  return (
    <>
      <Skeleton className="loading-heading" />
      <LoadingCards />
    </>
  );
}
