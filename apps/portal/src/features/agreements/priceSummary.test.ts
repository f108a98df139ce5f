import type { Agreement, AgreementList } from '@forsikring/api-client';
import { describe, expect, test } from 'vitest';
import { priceSummary } from './priceSummary';

const agreement = (productType: string, monthlyPrice?: number): Agreement => ({
  policyNumber: productType,
  name: productType,
  productType,
  ...(monthlyPrice !== undefined && { monthlyPrice }),
});
const CAR = agreement('BIL', 500);
const HOUSE = agreement('HUS', 300);
const TRAVEL = agreement('REISE', 200);
const GROUP_LIFE = agreement('GRUPPELIV');

const listOf = (avtaler: Agreement[], rest: Partial<AgreementList> = {}): AgreementList => ({
  avtaler,
  monthlySum: avtaler.reduce((sum, { monthlyPrice = 0 }) => sum + monthlyPrice, 0),
  yearlySum: 12_345,
  systemSourceError: false,
  ...rest,
});

describe('priceSummary', () => {
  test('rounds the percentages so that they add up to 100', () => {
    const percentages = (...list: Agreement[]) =>
      priceSummary(listOf(list), false).areas.map(({ percent }) => percent);
    const [car, house, travel] = ['BIL', 'HUS', 'REISE'].map((type) => agreement(type, 100)) as [
      Agreement,
      Agreement,
      Agreement,
    ];
    expect(percentages(car, house, travel)).toEqual([34, 33, 33]);
    expect(percentages(car, HOUSE, travel)).toEqual([20, 60, 20]);
    expect(percentages(CAR, agreement('MC', 499), agreement('REISE', 1))).toEqual([100, 0]);
  });

  test('adds the prices of one area', () => {
    const { areas } = priceSummary(listOf([CAR, agreement('MC', 100), HOUSE]), false);
    expect(areas.map(({ area, monthly }) => [area, monthly])).toEqual([
      ['kjoretoy', 600],
      ['hus-og-hytte', 300],
    ]);
  });

  test('says nothing about unpriced insurances when the total may include them', () => {
    const list = listOf([CAR, HOUSE, TRAVEL, GROUP_LIFE], { monthlySum: 1100 });
    expect(priceSummary(list, false)).toMatchObject({ monthly: 1100, unpriced: 0, areas: [] });
  });

  test('accepts prices that the insurer has rounded', () => {
    const list = listOf([CAR, HOUSE, TRAVEL], { monthlySum: 1000.4 });
    expect(priceSummary(list, false).areas).toHaveLength(3);
  });

  test.each([
    ['two priced insurances', listOf([CAR, HOUSE, GROUP_LIFE])],
    ['one area', listOf([CAR, agreement('MC', 1), agreement('MOPED', 1)])],
  ])('returns no areas for %s', (_, list) => expect(priceSummary(list, false).areas).toEqual([]));

  test('returns the yearly total that the insurer gives, and none that is missing', () => {
    const { yearlySum: _, ...rest } = listOf([CAR]);
    expect(priceSummary(listOf([CAR]), false).yearly).toBe(12_345);
    expect(priceSummary(rest, false).yearly).toBeUndefined();
  });
});
