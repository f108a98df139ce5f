import type { Agreement } from '@forsikring/api-client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { agreementGroups, findAgreements, isSearch, sameThingTogether } from './agreementGroups';

const listOf = (...productTypes: string[]): Agreement[] =>
  productTypes.map((productType, index) => ({
    policyNumber: String(index),
    name: `${productType} ${index}`,
    productType,
  }));
const NINE = ['REISE', 'BIL', 'HUS', 'MC', 'INNBO', 'BIL', 'ROMFERGE', 'BAAT', 'HUS'];

describe('agreementGroups', () => {
  test('groups nine agreements by area, and keeps their order within each', () => {
    const groups = agreementGroups(listOf(...NINE))?.map(({ area, agreements }) => [
      area,
      ...agreements.map(({ name }) => name),
    ]);
    expect(groups).toEqual([
      ['kjoretoy', 'BIL 1', 'MC 3', 'BIL 5'],
      ['hus-og-hytte', 'HUS 2', 'HUS 8'],
      ['reise', 'REISE 0'],
      ['innbo-og-ting', 'INNBO 4'],
      ['baat', 'BAAT 7'],
      ['annet', 'ROMFERGE 6'],
    ]);
  });

  test('sums the prices of each group; an agreement without a price adds nothing', () => {
    const priced = listOf(...NINE).map((agreement, index) =>
      index === 5 ? agreement : { ...agreement, monthlyPrice: 100 + index },
    );
    const sums = agreementGroups(priced)?.map(({ area, monthly }) => [area, monthly]);
    expect(sums).toContainEqual(['kjoretoy', 204]);
    expect(sums).toContainEqual(['hus-og-hytte', 210]);
  });

  test('returns undefined for eight agreements, and for nine of one area', () => {
    expect(agreementGroups(listOf(...NINE.slice(1)))).toBeUndefined();
    expect(agreementGroups(listOf(...Array<string>(9).fill('BIL')))).toBeUndefined();
  });
});

const described = (...descriptions: string[]): Agreement[] =>
  descriptions.map((description, index) => ({
    policyNumber: String(index),
    name: 'Husforsikring',
    productType: 'HUS',
    description,
  }));

describe('sameThingTogether', () => {
  test('moves insurances of the same thing to the first of them, and keeps the order otherwise', () => {
    const together = sameThingTogether(
      described('Vei 1, 1350 Sted', 'Dekning', 'Vei 2, 1350 Sted', 'Vei 1, 1350 Sted', 'Dekning'),
    );
    expect(together.map(({ policyNumber }) => policyNumber)).toEqual(['0', '3', '1', '2', '4']);
  });

  test('compares each agreement with few others', () => {
    const visits = countVisits();
    const homes = Array.from({ length: 500 }, (_, index) => `Vei ${index}, 1350 Sted`);
    expect(sameThingTogether(described(...homes))).toHaveLength(500);
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

test.each(['', ' ', '\u00AD', '\u200B \u2060'])('%j searches for nothing', (text) => {
  expect(isSearch(text)).toBe(false);
});

describe('findAgreements', () => {
  test('finds names and descriptions in any case, with and without spaces', () => {
    const list = described('Volvo V60, EL 12345', 'Toyota, DP 90210');
    expect(findAgreements(list, 'el12345')).toEqual([list[0]]);
    expect(findAgreements(list, 'HUS')).toEqual(list);
    expect(findAgreements(list, ' ')).toEqual(list);
    expect(findAgreements(list, 'hytte')).toEqual([]);
  });

  test.each([
    ['decomposed letters', 'Ba\u030atforsikring', 'Båtforsikring'],
    ['a soft hyphen', 'Båt\u00adforsikring', 'båtforsikring'],
    ['a zero-width space', 'Båt', 'Bå\u200bt'],
    ['full-width digits', 'EL 12345', 'ＥＬ１２３４５'],
  ])('finds a text in spite of %s in it or in the search', (_, one, other) => {
    const [list, otherList] = [described(one), described(other)];
    expect(findAgreements(list, other)).toEqual(list);
    expect(findAgreements(otherList, one)).toEqual(otherList);
  });

  test('reads each agreement once in several searches', () => {
    const description = vi.fn(() => 'Volvo V60');
    const car = Object.defineProperty({ policyNumber: '1', name: 'Bil' }, 'description', {
      get: description,
    });
    for (const search of ['v', 'vo', 'vol']) expect(findAgreements([car], search)).toEqual([car]);
    expect(description).toHaveBeenCalledOnce();
  });
});
