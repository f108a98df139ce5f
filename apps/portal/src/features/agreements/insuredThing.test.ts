import type { Agreement } from '@forsikring/api-client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { insuredThing, sameThingTogether } from './insuredThing';

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

const homes = (...descriptions: string[]): Agreement[] =>
  descriptions.map((description, index) => ({
    policyNumber: String(index),
    name: 'Husforsikring',
    productType: 'HUS',
    description,
  }));

describe('sameThingTogether', () => {
  test('moves insurances of the same thing to the first of them, and keeps the order otherwise', () => {
    const together = sameThingTogether(
      homes('Vei 1, 1350 Sted', 'Dekning', 'Vei 2, 1350 Sted', 'Vei 1, 1350 Sted', 'Dekning'),
    );
    expect(together.map(({ policyNumber }) => policyNumber)).toEqual(['0', '3', '1', '2', '4']);
  });

  test('compares each agreement with few others', () => {
    const visits = countVisits();
    const addresses = Array.from({ length: 500 }, (_, index) => `Vei ${index}, 1350 Sted`);
    expect(sameThingTogether(homes(...addresses))).toHaveLength(500);
    expect(visits()).toBeLessThan(5_000);
  });
});

/** Counts the elements that searches in arrays may visit. */
function countVisits(): () => number {
  const spies = (['indexOf', 'includes', 'find', 'findIndex', 'filter', 'some'] as const).map(
    (name) => vi.spyOn(Array.prototype as unknown[], name),
  );
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return () =>
    spies
      .flatMap(({ mock }) => mock.contexts as unknown[][])
      .reduce((sum, { length }) => sum + length, 0);
}
