import { expect, test } from 'vitest';
import { otherProduct } from './otherProduct';

test('returns the name of a product that is sold but not recommended', () => {
  expect(otherProduct('KJAELEDYR')).toEqual({ code: 'KJAELEDYR', name: 'Dyreforsikring' });
});

test.each(['AB', 'UFØRE', 'NY_FORSIKRING', 'A'.repeat(40)])(
  'returns the unknown product %s without a name',
  (code) => expect(otherProduct(code)).toEqual({ code }),
);

test.each(['', 'A', 'A'.repeat(41), 'kjaeledyr', 'KARI SOLBERG', '5501001', 'BIL1', '__proto__'])(
  'returns undefined for %o, which is no product code',
  (code) => expect(otherProduct(code)).toBeUndefined(),
);
