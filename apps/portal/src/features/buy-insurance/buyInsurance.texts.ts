import { bundleDiscountTexts } from '../../domain/bundleDiscount.texts';

/** The texts of the link to the purchase page (docs/specification/overview.md#buy-insurance). */
export const buyInsuranceTexts = {
  heading: 'Kjøp forsikring' as const,
  member:
    'Som LO-medlem får du medlemsfordeler på forsikringene dine: toppdekning uten ekstra kostnad, og 1\u00a0000\u00a0kroner lavere egenandel på innboforsikringen.',
  others: bundleDiscountTexts.forEverybody,
  toPurchase: 'Se forsikringene våre',
};
