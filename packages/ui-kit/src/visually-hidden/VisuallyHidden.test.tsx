import { describe } from 'vitest';
import { describeConformance } from '../internals/describeConformance';
import { VisuallyHidden } from './VisuallyHidden';

describe('VisuallyHidden', () => {
  describeConformance(<VisuallyHidden>Gammel pris</VisuallyHidden>);
});
