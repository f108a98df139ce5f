import { Card, Skeleton } from '@forsikring/ui-kit';
import './rows.css';

interface LoadingRowsProps {
  count: number;
  /** Whether the rows have a second line and a price, as insurances do. @default false */
  priced?: boolean;
  /** Whether the first row has a button, as tasks do. @default false */
  withButton?: boolean;
}

/** A list of rows that are still loading. */
export const LoadingList = (props: LoadingRowsProps) => (
  <ul role="list" className="row-list">
    <LoadingRows {...props} />
  </ul>
);

/** Reserves the room of rows that are still loading, in the columns of these rows. */
export function LoadingRows({ count, priced = false, withButton = false }: LoadingRowsProps) {
  return Array.from({ length: count }, (_, index) => (
    <li key={`loading ${index}`} aria-hidden="true">
      <Card className="loading-row">
        <Skeleton shape="circle" className="loading-row-icon" />
        <div className="loading-row-text">
          <Skeleton shape="text" />
          {priced && <Skeleton shape="text" />}
          {withButton && index === 0 && <Skeleton className="loading-row-button" />}
        </div>
        {priced && <Skeleton shape="text" className="loading-row-price" />}
      </Card>
    </li>
  ));
}
