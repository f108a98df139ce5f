import { expect, it } from 'vitest';
import { otherProduct } from './otherProduct';

it('knows what is sold and recommended to nobody, by name', () => {
  expect(otherProduct('KJAELEDYR')).toEqual({ code: 'KJAELEDYR', name: 'Dyreforsikring' });
});

it.each(['', 'kjaeledyr', 'KARI SOLBERG', '5501001', '__proto__', 'toString'])(
  'knows nothing of %o',
  (code) => expect(otherProduct(code)).toBeUndefined(),
);
