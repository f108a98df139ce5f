import { Card } from '../card/Card';
import { Skeleton } from './Skeleton';

export const pairs = [
  {
    do: (
      <Card>
        <strong>Reiseforsikring</strong>
        <p>
          <Skeleton shape="text" width="6rem" />
        </p>
      </Card>
    ),
    dont: (
      <Card>
        <Skeleton shape="block" height="4rem" />
      </Card>
    ),
  },
];

export const anatomy = <Skeleton shape="text" width="12rem" />;
