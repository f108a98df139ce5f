/** How to contact us: 'Kontakt oss på telefon … eller på e-post …'. */
export const contactTexts = {
  contact: 'Kontakt oss',
  call: 'Ring oss',
  byPhone: 'på telefon',
  or: 'eller',
  by: 'på',
  email: 'e-post',
  help: 'Trenger du hjelp?',
  openPages: 'Gå til forsikringssidene våre',
} as const;

/** A page for an error. */
export const fullScreenErrorTexts = {
  title: 'Noe har gått galt',
  again: 'Prøv igjen om litt.',
  againOrContact: 'Prøv igjen om litt. Kontakt oss hvis det fortsatt ikke virker.',
  toOverview: 'Til forsikringsoversikten',
  back: 'Gå tilbake',
} as const;

/** A day by its distance from today. */
export const inDays = (days: number) => {
  if (days === 0) return 'i dag';
  return days === 1 ? 'i morgen' : `om ${days} dager`;
};

/** A deadline, by the days that are left. */
export const deadlineText = (days: number) =>
  days < 2 ? `Siste dag ${inDays(days)}` : `Går ut ${inDays(days)}`;
