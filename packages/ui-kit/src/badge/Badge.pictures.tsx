import { Row } from '../internals/stories/sketches';
import { Link } from '../link/Link';
import { Tag } from '../tag/Tag';
import { Badge } from './Badge';

export const pairs = [
  {
    do: (
      <Link href="#tilbud">
        Tilbud <Badge count={3} label="lagrede tilbud" />
      </Link>
    ),
    dont: <Badge count={3} label="noe" />,
  },
  {
    do: (
      <Row>
        Reiseforsikring <Tag variant="info">Fornyelse</Tag>
      </Row>
    ),
    dont: (
      <Row>
        Reiseforsikring <Badge count={1} label="fornyelse" />
      </Row>
    ),
  },
];

export const anatomy = (
  <span>
    Tilbud <Badge count={3} label="lagrede tilbud" />
  </span>
);
