/** The labels of the rows, which the first view shows before the profile is read. */
export const profileLabels = {
  name: 'Navn',
  nationalId: 'Fødselsnummer',
  address: 'Adresse',
  mobile: 'Mobilnummer',
  email: 'E-post',
  documents: 'Dokumenter i posten',
  member: 'LO-medlem',
} as const;
