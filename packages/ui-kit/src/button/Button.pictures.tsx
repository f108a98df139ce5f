import { Row } from '../internals/stories/sketches';
import { Button } from './Button';

export const pairs = [
  {
    do: (
      <Row>
        <Button>Lagre endringer</Button>
        <Button variant="tertiary">Avbryt</Button>
      </Row>
    ),
    dont: (
      <Row>
        <Button>Lagre endringer</Button>
        <Button>Avbryt</Button>
      </Row>
    ),
  },
  {
    do: <Button variant="danger">Slett tilbud</Button>,
    dont: <Button variant="danger">OK</Button>,
  },
  {
    do: <Button loading>Lagre e-post</Button>,
    dont: <Button disabled>Lagrer …</Button>,
  },
];

export const anatomy = (
  <Row>
    <Button>Lagre endringer</Button>
    <Button loading>Lagre endringer</Button>
  </Row>
);
