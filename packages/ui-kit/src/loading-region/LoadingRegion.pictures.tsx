import { Card } from '../card/Card';
import { Loader } from '../loader/Loader';
import { Skeleton } from '../skeleton/Skeleton';
import { LoadingRegion } from './LoadingRegion';

const card = (
  <Card>
    <Skeleton shape="text" width="60%" />
  </Card>
);

export const pairs = [
  {
    do: (
      <LoadingRegion loading>
        {card}
        {card}
      </LoadingRegion>
    ),
    dont: (
      <>
        <LoadingRegion loading>{card}</LoadingRegion>
        <LoadingRegion loading>{card}</LoadingRegion>
      </>
    ),
  },
];

export const anatomy = (
  <LoadingRegion loading>
    <Loader />
  </LoadingRegion>
);
