import { expect, test } from 'vitest';
import { otherProduct } from './otherProduct';

test('returns the name of a product that is sold but not recommended', () => {
  expect(otherProduct('KJAELEDYR')).toEqual({ code: 'KJAELEDYR', name: 'Dyreforsikring' });
});

test.each(['', 'kjaeledyr', 'KARI SOLBERG', '5501001', '__proto__', 'toString'])(
  'returns undefined for %o',
  (code) => expect(otherProduct(code)).toBeUndefined(),
);
