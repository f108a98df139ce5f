import { Card, CardGrid, Skeleton } from '@forsikring/ui-kit';

const CARDS = ['1', '2', '3'];

/** Reserves the room of cards while they load. */
export function LoadingCards() {
  return (
    <CardGrid aria-hidden="true" className="loading-cards">
      {CARDS.map((card) => (
        <li key={card}>
          <Card className="loading-card">
            <Skeleton shape="circle" className="loading-card-icon" />
            <Skeleton className="loading-card-text" />
          </Card>
        </li>
      ))}
    </CardGrid>
  );
}
