import { expect, it } from 'vitest';
import { boughtProduct } from './boughtProduct';

it('knows what is recommended and what is only sold, by name', () => {
  expect(boughtProduct('BIL')).toEqual({ code: 'BIL', name: 'Bilforsikring' });
  expect(boughtProduct('KJAELEDYR')).toEqual({ code: 'KJAELEDYR', name: 'Dyreforsikring' });
});

it.each(['', 'bil', 'KARI SOLBERG', '5501001', '__proto__', 'toString'])(
  'knows nothing of %o',
  (code) => expect(boughtProduct(code)).toBeUndefined(),
);
