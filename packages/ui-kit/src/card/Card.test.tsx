import { describe } from 'vitest';
import { describeConformance } from '../internals/describeConformance';
import { Card, CardLink } from './Card';

describe('Card', () => {
  describeConformance(<Card>Reiseforsikring</Card>, { takesRender: true });
});

describe('CardLink', () => {
  describeConformance(<CardLink href="/reise">Reiseforsikring</CardLink>, { takesRender: true });
});
