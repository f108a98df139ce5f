import type { Offer, PackageOffer } from '@forsikring/api-client';

/** Something that the price of a package contains. */
export interface PackageItem {
  /** Undefined when the insurer does not name the insurance. */
  name: string | undefined;
  /** Kroner a month; undefined when it is unknown. */
  monthly: number | undefined;
}

/**
 * The contents of the price of an offer: the offer itself and its package; undefined without a package
 * (docs/specification/offers.md#offer-prices).
 * @param offers All offers: an offer with the number of a package item names the item.
 */
export function packageContents(offer: Offer, offers: readonly Offer[]): PackageItem[] | undefined {
  const { name, monthlyPrice, productType, pakkeTilbud } = offer;
  if (pakkeTilbud.length === 0) return undefined;
  const nameOf = ({ policyNumber }: PackageOffer): string | undefined => {
    if (policyNumber === undefined) return undefined;
    const own = offers.find((other) => other !== offer && other.policyNumber === policyNumber);
    // The only package of a house is home contents, as in the address that continues the purchase.
    return own?.name ?? (productType === 'HUS' && pakkeTilbud.length === 1 ? HOME : undefined);
  };
  return [
    { name, monthly: monthlyPrice || undefined },
    ...pakkeTilbud.map((item) => ({
      name: nameOf(item),
      monthly: item.monthlyPrice || undefined,
    })),
  ];
}

const HOME = 'Innboforsikring';
