import type { Offer } from '@forsikring/api-client';
import { describe, expect, test } from 'vitest';
import { packageContents } from './packageContents';

const offer = (fields: Partial<Offer>): Offer => ({ name: 'Hus', pakkeTilbud: [], ...fields });
const priced = (policyNumber: string | undefined, monthlyPrice: number) => ({
  monthlyPrice,
  yearlyPrice: 12 * monthlyPrice,
  ...(policyNumber && { policyNumber }),
});

describe('packageContents', () => {
  test('returns undefined without a package', () => {
    expect(packageContents(offer({ monthlyPrice: 120 }), [])).toBeUndefined();
  });

  test('returns the offer and its package, named after the offer with the same number', () => {
    const house = offer({ monthlyPrice: 120, pakkeTilbud: [priced('8', 99), priced('9', 54.5)] });
    const contents = offer({ name: 'Innbo Ekstra', policyNumber: '8' });
    expect(packageContents(house, [house, contents])).toEqual([
      { name: 'Hus', monthly: 120 },
      { name: 'Innbo Ekstra', monthly: 99 },
      { name: undefined, monthly: 54.5 },
    ]);
  });

  test('returns the contents of the home for the only numbered package of a house', () => {
    const named = (productType: string, ...policyNumbers: (string | undefined)[]) =>
      packageContents(
        offer({ productType, pakkeTilbud: policyNumbers.map((number) => priced(number, 0)) }),
        [],
      )?.map(({ name }) => name);
    expect(named('HUS', '8')).toEqual(['Hus', 'Innboforsikring']);
    expect(named('HUS', '8', '9')).toEqual(['Hus', undefined, undefined]);
    expect(named('HUS', undefined)).toEqual(['Hus', undefined]);
    expect(named('BIL', '8')).toEqual(['Hus', undefined]);
  });

  test('returns no price that is missing or 0', () => {
    const contents = packageContents(offer({ pakkeTilbud: [priced('8', 0)] }), []);
    expect(contents?.map(({ monthly }) => monthly)).toEqual([undefined, undefined]);
  });
});
