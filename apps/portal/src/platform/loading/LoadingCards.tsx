import { Card, CardGrid, Skeleton } from '@forsikring/ui-kit';

const CARDS = ['1', '2', '3', '4', '5', '6'];

interface LoadingCardsProps {
  /** How many cards, six at most. @default 6 */
  count?: number;
}

/** Reserves the room of insurances or offers while they load. */
export function LoadingCards({ count }: LoadingCardsProps) {
  return (
    <CardGrid aria-hidden="true" className="loading-cards">
      {CARDS.slice(0, count).map((card) => (
        <li key={card}>
          <LoadingCard />
        </li>
      ))}
    </CardGrid>
  );
}

/** Reserves the room of one card in a grid. */
export function LoadingCard() {
  return (
    <Card className="loading-card">
      <Skeleton shape="circle" className="loading-card-icon" />
      <Skeleton className="loading-card-text" />
    </Card>
  );
}
