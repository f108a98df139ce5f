// @vitest-environment node
import { expect, it } from 'vitest';
import { otherProduct } from './otherProduct';

it('returns the name of a product that is sold but not recommended', () => {
  expect(otherProduct('KJAELEDYR')).toEqual({ code: 'KJAELEDYR', name: 'Dyreforsikring' });
});

it.each(['', 'kjaeledyr', 'KARI SOLBERG', '5501001', '__proto__', 'toString'])(
  'returns undefined for %o',
  (code) => expect(otherProduct(code)).toBeUndefined(),
);
