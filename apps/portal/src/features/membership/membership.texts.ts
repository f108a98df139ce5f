/** The texts for union members on the overview (docs/specification/product.md#membership). */
export const membershipTexts = {
  introTitle: 'Velkommen som LO-medlem',
  intro:
    'Som medlem har du toppdekning til standardpris og 1\u00a0000\u00a0kroner lavere egenandel på innboforsikringen. Forsikringer som følger med medlemskapet, finner du også her.',
  failed: 'Vi fikk ikke sjekket om du har medlemsfordeler.',
  doubleTitle: 'Har du to innboforsikringer på samme adresse?' as const,
  doubleText: 'Da betaler du kanskje for mer enn du trenger. Se hva du kan gjøre.',
};
