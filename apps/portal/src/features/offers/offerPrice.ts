import type { Offer } from '@forsikring/api-client';

/** The price of an offer with its package, in kroner. */
export interface OfferPrice {
  monthly: number | undefined;
  yearly: number | undefined;
  /** Whether the price includes a package. */
  isPackage: boolean;
}

/**
 * The shown price: the price of the offer plus the price of its package
 * (docs/specification/offers.md#offer-prices). Undefined when the offer has none.
 */
export function offerPrice({ monthlyPrice, yearlyPrice, pakkeTilbud }: Offer): OfferPrice {
  return {
    monthly: withPackage(
      monthlyPrice,
      pakkeTilbud.map((offer) => offer.monthlyPrice),
    ),
    yearly: withPackage(
      yearlyPrice,
      pakkeTilbud.map((offer) => offer.yearlyPrice),
    ),
    isPackage: pakkeTilbud.length > 0,
  };
}

function withPackage(own: number | undefined, others: number[]): number | undefined {
  return own === undefined ? undefined : others.reduce((sum, price) => sum + price, own);
}
