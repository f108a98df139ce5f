import type { Agreement } from '@forsikring/api-client';
import { describe, expect, test } from 'vitest';
import { groupByArea } from './groupByArea';

const listOf = (...productTypes: string[]): Agreement[] =>
  productTypes.map((productType, index) => ({
    policyNumber: String(index),
    name: `${productType} ${index}`,
    productType,
  }));
const NINE = ['REISE', 'BIL', 'HUS', 'MC', 'INNBO', 'BIL', 'ROMFERGE', 'BAAT', 'HUS'];

describe('groupByArea', () => {
  test('groups nine agreements by area, and keeps their order within each', () => {
    const groups = groupByArea(listOf(...NINE))?.map(({ area, agreements }) => [
      area,
      ...agreements.map(({ name }) => name),
    ]);
    expect(groups).toEqual([
      ['vehicle', 'BIL 1', 'MC 3', 'BIL 5', 'BAAT 7'],
      ['home', 'HUS 2', 'INNBO 4', 'HUS 8'],
      ['other', 'REISE 0', 'ROMFERGE 6'],
    ]);
  });

  test('returns undefined for eight agreements, and for nine of one area', () => {
    expect(groupByArea(listOf(...NINE.slice(1)))).toBeUndefined();
    expect(groupByArea(listOf(...Array<string>(9).fill('BIL')))).toBeUndefined();
  });
});
