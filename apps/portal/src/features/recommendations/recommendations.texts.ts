/** The texts around the recommended products (docs/specification/offers.md#recommendation-cards). */
export const recommendationsTexts = {
  heading: 'Anbefalt for deg' as const,
  bundle: 'Samlerabatt',
  bundleText:
    'Har du bil, bolig og utvalgte personforsikringer hos oss, får du opptil 15\u00a0% samlerabatt på skadeforsikringene dine.',
  bankCustomer: ' Som bankkunde får du 5\u00a0% ekstra.',
  all: 'Se alle våre forsikringer' as const,
};
