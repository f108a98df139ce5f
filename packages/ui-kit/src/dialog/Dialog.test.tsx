import { describe } from 'vitest';
import { describeConformance } from '../internals/describeConformance';
import { Dialog } from './Dialog';

// Opening, closing and the focus need a browser's own `<dialog>`: see the stories.
describe('Dialog', () => {
  describeConformance(<Dialog open={false} onOpenChange={() => {}} title="Slett tilbud" />);
});
