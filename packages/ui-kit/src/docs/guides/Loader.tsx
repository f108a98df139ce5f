import { Loader } from '../../loader/Loader';
import type { Guide } from './Guide';
import { Row } from './sketches';

export const guide: Guide = {
  pairs: [
    {
      do: <Loader />,
      doText: 'One loader in the middle of what is loading.',
      dont: (
        <Row>
          <Loader size="small" />
          <Loader />
          <Loader size="large" />
        </Row>
      ),
      dontText: 'Several at once: the page looks unsettled.',
    },
  ],
  example: <Loader />,
  elements: {
    loader: 'Dots and label.',
    'loader-dots': 'Three dots that move; they stand still with reduced motion.',
  },
  accessibility: [
    'It announces nothing itself. Put it in a `LoadingRegion`.',
    'With reduced motion the dots stand still, and the label says the same.',
  ],
  content: ['Replace the label where you know more: `Henter tilbud`.'],
};
