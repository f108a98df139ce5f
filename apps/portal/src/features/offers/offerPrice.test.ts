import type { Offer } from '@forsikring/api-client';
import { describe, expect, test } from 'vitest';
import { offerPrice } from './offerPrice';

const offer = (fields: Partial<Offer>): Offer => ({ name: 'Hus', pakkeTilbud: [], ...fields });

describe('offerPrice', () => {
  test("returns the offer's own price without a package", () => {
    expect(offerPrice(offer({ monthlyPrice: 120, yearlyPrice: 1440 }))).toEqual({
      monthly: 120,
      yearly: 1440,
      isPackage: false,
    });
  });

  test('adds the prices of the package', () => {
    const pakkeTilbud = [
      { policyNumber: '8', monthlyPrice: 99, yearlyPrice: 1188 },
      { monthlyPrice: 54.5, yearlyPrice: 654 },
    ];
    expect(offerPrice(offer({ monthlyPrice: 120, yearlyPrice: 1440, pakkeTilbud }))).toEqual({
      monthly: 273.5,
      yearly: 3282,
      isPackage: true,
    });
  });

  test("returns undefined when the offer's own price is missing", () => {
    const pakkeTilbud = [{ monthlyPrice: 99, yearlyPrice: 1188 }];
    expect(offerPrice(offer({ yearlyPrice: 0, pakkeTilbud }))).toEqual({
      monthly: undefined,
      yearly: 1188,
      isPackage: true,
    });
  });
});
