/** The texts of the footer. */
export const footerTexts = {
  settingsFailed: 'Vi fikk ikke åpnet innstillingene for informasjonskapsler.',
  settingsHidden:
    'Noe i nettleseren din skjuler innstillingene for informasjonskapsler, for eksempel en annonseblokkering. Slå den av for denne siden, og prøv igjen.',
  /** Before the link to `priceComparison`. */
  comparePrices: 'Du kan sammenligne prisene våre med priser fra andre selskaper på',
  priceComparison: 'Finansportalen',
  printed: (date: string) => `Skrevet ut ${date}`,
  insurer: 'Forsikringsgiver:',
  /** After the name of the insurer. */
  organizationNumber: (number: string) => `, org.nr.\u00a0${number}`,
} as const;

/** The dialog before the end of the session (docs/specification/session.md#session-timeout). */
export const timeoutTexts = {
  title: 'Du blir snart logget ut',
  left: (seconds: number) => `Du blir logget ut om ${seconds} sekunder`,
  reason: 'For din egen sikkerhet vil du bli logget ut om kort tid på grunn av inaktivitet.',
  question: 'Vil du fortsette økten?',
  renew: 'Fortsett økten',
  renewFailed: 'Vi fikk ikke forlenget økten. Prøv igjen, eller logg ut.',
} as const;
