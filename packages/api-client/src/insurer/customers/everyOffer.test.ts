import { expect, test } from 'vitest';
import { everyOffer } from './everyOffer';

test.each(everyOffer.map((offer) => [offer.name, offer] as const))(
  'the offer %s has amounts that agree with each other',
  (_, { monthlyPrice = 0, yearlyPrice, detaljer, pakkeTilbud }) => {
    expect(yearlyPrice).toBe(monthlyPrice * 12);
    expect(detaljer?.tfaMonthly ?? 0).toBeLessThan(monthlyPrice);
    for (const { policyNumber, monthlyPrice: price } of pakkeTilbud ?? []) {
      const own = everyOffer.find((offer) => offer.policyNumber === policyNumber);
      expect(price).toBe(own?.monthlyPrice);
    }
  },
);
