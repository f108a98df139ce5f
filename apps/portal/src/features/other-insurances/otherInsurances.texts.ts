/** The texts of the other insurances (docs/specification/other-pages.md#other-insurances). */
export const otherInsurancesTexts = {
  title: 'Forsikringer gjennom kort, program, arbeidsgiver eller forbund',
  lead: 'Du kan være forsikret på flere måter enn gjennom forsikringene i oversikten.',
  empty: 'Du har ingen andre forsikringer',
  emptyLead: 'Forsikringene du har kjøpt selv, finner du i forsikringsoversikten.',
  toOverview: 'Til forsikringsoversikten' as const,
  reportClaim: 'Meld skade' as const,
  readMore: 'Les mer' as const,
  /** Ends the name of the link to report a claim, for screen readers. */
  claimOn: (insurance: string) => ` på ${insurance}`,
  /** Ends the name of the link to read more, for screen readers. */
  moreAbout: (insurance: string) => ` om ${insurance}`,
};
