/**
 * The headings that are known before a page has loaded: skeletons show them too. Headings that the specification
 * quotes must not change.
 */
export const pageHeadings = {
  overview: { title: 'Forsikringsoversikt' },
  offers: {
    title: 'Tilbudene dine',
    lead: 'Her finner du tilbud du har fått fra oss eller lagret selv.',
  },
  profile: {
    title: 'Forsikringsprofil',
    lead: 'Disse opplysningene gjelder kun forsikringsavtalene dine',
  },
  purchase: {
    title: 'Hva vil du forsikre?',
    lead: 'Velg hva det gjelder, så finner du forsikringene du kan kjøpe på nett.',
  },
  receipt: { title: 'Takk for kjøpet' },
} as const;
