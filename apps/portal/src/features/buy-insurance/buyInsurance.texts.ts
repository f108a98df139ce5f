/** The texts of the link to the purchase page (docs/specification/overview.md#buy-insurance). */
export const buyInsuranceTexts = {
  heading: 'Kjøp forsikring' as const,
  member:
    'Som LO-medlem får du medlemsfordeler på forsikringene dine: toppdekning uten ekstra kostnad, og 1000 kroner lavere egenandel på innboforsikringen.',
  others: 'Samle forsikringene dine hos oss. Du kan få opptil 20\u00a0% samlerabatt.',
  toPurchase: 'Se forsikringene våre',
};
