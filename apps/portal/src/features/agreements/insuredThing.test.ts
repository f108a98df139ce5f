import { expect, test } from 'vitest';
import { insuredThing } from './insuredThing';

const thing = (productType: string, description?: string) =>
  insuredThing({
    policyNumber: '1',
    name: 'Forsikring',
    productType,
    ...(description && { description }),
  });

test.each([
  ['BIL', 'Volvo V60, EL 12345', 'Volvo V60 · EL\u00a012345'],
  ['BIL', 'Volvo V60 (EL12345)', 'Volvo V60 (EL\u00a012345)'],
  ['BAAT', 'Askeladden, AB1234', 'Askeladden · AB\u00a01234'],
  ['MC', 'AB1234', 'AB\u00a01234'],
  ['INNBO', 'Furuveien 12, 1350 Lommedalen', 'Furuveien 12, 1350 Lommedalen'],
  ['HUS', 'Furuveien 12, 1350 Lommedalen', 'Furuveien 12, 1350 Lommedalen'],
  ['KJAELEDYR', 'Bella, golden retriever', 'Bella, golden retriever'],
])('names the insured thing of %s: %s', (productType, description, named) => {
  expect(thing(productType, description)).toBe(named);
});

test.each([
  ['BIL', 'Standarddekning'],
  ['INNBO', 'Innbo Ekstra'],
  ['KJAELEDYR', 'Standarddekning'],
  ['REISE', 'Familie, hele verden'],
  ['BIL', undefined],
])('names nothing for %s: %s', (productType, description) => {
  expect(thing(productType, description)).toBeUndefined();
});
