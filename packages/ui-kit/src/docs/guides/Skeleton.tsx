import { Card } from '../../card/Card';
import { Skeleton } from '../../skeleton/Skeleton';
import type { Guide } from './Guide';

export const guide: Guide = {
  pairs: [
    {
      do: (
        <Card>
          <strong>Reiseforsikring</strong>
          <p>
            <Skeleton shape="text" width="6rem" />
          </p>
        </Card>
      ),
      doText: 'What is known is shown. The price alone is loading.',
      dont: (
        <Card>
          <Skeleton shape="block" height="4rem" />
        </Card>
      ),
      dontText: 'One block for a card: what comes has another shape, and the page jumps.',
    },
  ],
  example: <Skeleton shape="text" width="12rem" />,
  elements: { skeleton: 'A surface of the size of what it stands in for.' },
  accessibility: ['It is hidden from screen readers: put it in a `LoadingRegion`.'],
  content: ['It has none. Titles and buttons that are known are shown.'],
};
