import { describe } from 'vitest';
import { describeConformance } from '../internals/describeConformance';
import { Banner } from './Banner';

describe('Banner', () => {
  describeConformance(<Banner>Noen av systemene våre er nede.</Banner>);
});
