import { Button } from '../../button/Button';
import type { Guide } from './Guide';
import { Row } from './sketches';

export const guide: Guide = {
  pairs: [
    {
      do: (
        <Row>
          <Button>Lagre endringer</Button>
          <Button variant="tertiary">Avbryt</Button>
        </Row>
      ),
      doText: 'One primary button a view. The other action is tertiary or secondary.',
      dont: (
        <Row>
          <Button>Lagre endringer</Button>
          <Button>Avbryt</Button>
        </Row>
      ),
      dontText: 'Two primary buttons: nobody sees which one is usual.',
    },
    {
      do: <Button variant="danger">Slett tilbud</Button>,
      doText: 'The label says what happens, also when it is heard alone.',
      dont: <Button variant="danger">OK</Button>,
      dontText: 'A label that needs the text above it.',
    },
    {
      do: <Button loading>Lagre e-post</Button>,
      doText: '`loading` keeps the width and the focus while the request runs.',
      dont: <Button disabled>Lagrer …</Button>,
      dontText: 'A disabled button loses the focus, and a new label changes the width.',
    },
  ],
  example: <Button loading>Lagre endringer</Button>,
  elements: {
    button: 'The surface: 44 px high at least.',
    'button-label': 'The label: a verb and its object. It keeps its width while `loading`.',
    'button-loader': 'The loader, in the middle, while `loading`.',
  },
  states: {
    Primary: <Button>Lagre endringer</Button>,
    Secondary: <Button variant="secondary">Hent tilbud</Button>,
    Tertiary: <Button variant="tertiary">Avbryt</Button>,
    Danger: <Button variant="danger">Slett tilbud</Button>,
    'Danger, primary': <Button variant="danger-primary">Slett tilbud</Button>,
    Disabled: <Button disabled>Lagre endringer</Button>,
  },
  accessibility: [
    'Enter and Space press it. `loading` refuses presses and keeps the focus.',
    'A button with an icon alone needs `aria-label` or a `Tooltip`. In development a warning says so.',
    'It is 44 px high, more than the 24 px of WCAG 2.2 (2.5.8).',
    '`aria-disabled` keeps a button that cannot be used in the tab order; say beside it why not.',
  ],
  content: [
    'Begin with a verb in the imperative: `Lagre`, `Hent`, `Slett`.',
    'Two or three words. Name the object where a page has several: `Slett tilbud`.',
    'Capital letter first, no full stop.',
  ],
};
