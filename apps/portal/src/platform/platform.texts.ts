/** The texts of lists and errors in all sections. */
export const platformTexts = {
  retry: 'Prøv igjen',
  sectionFailed: 'Denne delen av siden virker ikke akkurat nå.',
  showMore: 'Vis flere',
} as const;
