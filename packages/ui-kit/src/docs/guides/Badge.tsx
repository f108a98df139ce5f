import { Badge } from '../../badge/Badge';
import { Link } from '../../link/Link';
import { Tag } from '../../tag/Tag';
import type { Guide } from './Guide';
import { Row } from './sketches';

export const guide: Guide = {
  pairs: [
    {
      do: (
        <Link href="#tilbud">
          Tilbud <Badge count={3} label="lagrede tilbud" />
        </Link>
      ),
      doText: 'A number beside the name of what it counts.',
      dont: <Badge count={3} label="noe" />,
      dontText: 'A number alone: nobody knows what is counted.',
    },
    {
      do: (
        <Row>
          Reiseforsikring <Tag variant="info">Fornyelse</Tag>
        </Row>
      ),
      doText: 'A state in words is a `Tag`.',
      dont: (
        <Row>
          Reiseforsikring <Badge count={1} label="fornyelse" />
        </Row>
      ),
      dontText: 'A number that stands for a state.',
    },
  ],
  example: (
    <span>
      Tilbud <Badge count={3} label="lagrede tilbud" />
    </span>
  ),
  elements: { badge: 'The number; above the limit `99+`. With zero there is no badge.' },
  accessibility: [
    '`label` says what is counted: a screen reader reads "3 lagrede tilbud".',
    'It cannot be pressed. The link or button around it can.',
  ],
  content: ['`label` is a noun in the plural: `uleste meldinger`, `lagrede tilbud`.'],
};
