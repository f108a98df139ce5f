/** The bundle discount, with the same figures on every page (docs/specification/offers.md#recommendation-cards). */
export const bundleDiscountTexts = {
  title: 'Samlerabatt',
  /** For pages that do not know whether the customer is a bank customer. 20 % is the sum of the two parts. */
  forEverybody:
    'Samler du forsikringene dine hos oss, kan du få opptil 20\u00a0% rabatt: opptil 15\u00a0% samlerabatt, og 5\u00a0% ekstra for bankkunder.',
  conditions:
    'Har du bil, bolig og utvalgte personforsikringer hos oss, får du opptil 15\u00a0% samlerabatt på skadeforsikringene dine.',
  /** Follows `conditions` for bank customers. */
  bankCustomer: 'Som bankkunde får du 5\u00a0% ekstra.',
};
