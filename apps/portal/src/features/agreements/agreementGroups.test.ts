import type { Agreement } from '@forsikring/api-client';
import { describe, expect, test, vi } from 'vitest';
import { agreementGroups, findAgreements, isSearch } from './agreementGroups';

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

  test('returns undefined for agreements of one area', () => {
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
