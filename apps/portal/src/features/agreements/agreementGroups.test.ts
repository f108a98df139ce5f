import type { Agreement } from '@forsikring/api-client';
import { describe, expect, test, vi } from 'vitest';
import { agreementGroups, findAgreements, isSearch } from './agreementGroups';

const listOf = (...productTypes: string[]): Agreement[] =>
  productTypes.map((productType, index) => ({
    policyNumber: String(index),
    name: `${productType} ${index}`,
    productType,
  }));

describe('agreementGroups', () => {
  test('sums the prices of each group; an agreement without a price adds nothing', () => {
    const priced = listOf('BIL', 'HUS', 'MC').map((one) => ({ ...one, monthlyPrice: 100 }));
    const groups = agreementGroups([...priced, ...listOf('BOBIL')]);
    expect(groups?.map(({ area, monthly }) => [area, monthly])).toEqual([
      ['kjoretoy', 200],
      ['hus-og-hytte', 100],
    ]);
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
