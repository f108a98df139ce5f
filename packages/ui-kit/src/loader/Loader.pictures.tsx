import { Row } from '../internals/stories/sketches';
import { Loader } from './Loader';

export const pairs = [
  {
    do: <Loader />,
    dont: (
      <Row>
        <Loader size="small" />
        <Loader />
        <Loader size="large" />
      </Row>
    ),
  },
];

export const anatomy = <Loader />;
