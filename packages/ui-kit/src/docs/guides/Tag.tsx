import { Tag } from '../../tag/Tag';
import type { Guide } from './Guide';
import { Row } from './sketches';

export const guide: Guide = {
  pairs: [
    {
      do: (
        <Row>
          Bilforsikring <Tag variant="warning">Mangler betaling</Tag>
        </Row>
      ),
      doText: 'A state that differs from the usual, in one or two words.',
      dont: (
        <Row>
          Bilforsikring <Tag variant="success">Aktiv</Tag> <Tag>Bil</Tag> <Tag>2026</Tag>
        </Row>
      ),
      dontText: 'Tags for what is normal: none of them stands out.',
    },
  ],
  example: <Tag variant="info">Fornyelse</Tag>,
  elements: { tag: 'The word on its surface.' },
  accessibility: ['It is plain text. The word is enough without its colour.'],
  content: ['One or two words with a capital letter: `Under behandling`.'],
};
