import { bundleDiscountTexts } from '../../domain/bundleDiscount.texts';

/** The texts around the recommended products (docs/specification/offers.md#recommendation-cards). */
export const recommendationsTexts = {
  heading: 'Anbefalt for deg' as const,
  bundle: bundleDiscountTexts.title,
  bundleText: bundleDiscountTexts.conditions,
  bankCustomer: ` ${bundleDiscountTexts.bankCustomer}`,
  all: 'Se alle våre forsikringer' as const,
};
