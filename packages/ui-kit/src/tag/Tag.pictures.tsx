import { Row } from '../internals/stories/sketches';
import { Tag } from './Tag';

export const pairs = [
  {
    do: (
      <Row>
        Bilforsikring <Tag variant="warning">Mangler betaling</Tag>
      </Row>
    ),
    dont: (
      <Row>
        Bilforsikring <Tag variant="success">Aktiv</Tag> <Tag>Bil</Tag> <Tag>2026</Tag>
      </Row>
    ),
  },
];

export const anatomy = <Tag variant="info">Fornyelse</Tag>;
