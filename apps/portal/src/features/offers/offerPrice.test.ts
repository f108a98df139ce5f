import type { Offer } from '@forsikring/api-client';
import { describe, expect, it } from 'vitest';
import { offerPrice } from './offerPrice';

const offer = (fields: Partial<Offer>): Offer => ({ name: 'Hus', pakkeTilbud: [], ...fields });

describe('the price of an offer', () => {
  it('is its own', () => {
    expect(offerPrice(offer({ monthlyPrice: 120, yearlyPrice: 1440 }))).toEqual({
      monthly: 120,
      yearly: 1440,
      isPackage: false,
    });
  });

  it('is its own and those of the package together', () => {
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

  it('is not known where its own is not: half a package is no price', () => {
    const pakkeTilbud = [{ monthlyPrice: 99, yearlyPrice: 1188 }];
    expect(offerPrice(offer({ yearlyPrice: 0, pakkeTilbud }))).toEqual({
      monthly: undefined,
      yearly: 1188,
      isPackage: true,
    });
  });
});
