import { Card } from '../../card/Card';
import { Loader } from '../../loader/Loader';
import { LoadingRegion } from '../../loading-region/LoadingRegion';
import { Skeleton } from '../../skeleton/Skeleton';
import type { Guide } from './Guide';

const card = (
  <Card>
    <Skeleton shape="text" width="60%" />
  </Card>
);

export const guide: Guide = {
  pairs: [
    {
      do: (
        <LoadingRegion loading>
          {card}
          {card}
        </LoadingRegion>
      ),
      doText: 'One region around all that loads.',
      dont: (
        <>
          <LoadingRegion loading>{card}</LoadingRegion>
          <LoadingRegion loading>{card}</LoadingRegion>
        </>
      ),
      dontText: 'A region for each card: people hear the same several times.',
    },
  ],
  example: (
    <LoadingRegion loading>
      <Loader />
    </LoadingRegion>
  ),
  accessibility: [
    'It is marked busy. After 500 ms screen readers hear that it loads, and later that it is done.',
    'Render it from the first paint: a live region that comes with its text is not read out.',
  ],
  content: ['`doneText` names what is there now: `Forsikringene dine er hentet`.'],
};
