const declarations = (count: number) => (count === 1 ? 'helseerklæring' : 'helseerklæringer');

/** The texts of the tasks (docs/specification/overview.md#tasks). */
export const tasksTexts = {
  heading: 'Oppgavene dine' as const,
  mileage: 'Oppdater kilometerstanden',
  healthDeclarations: (count: number) => `Du har ${count} ${declarations(count)} å fylle ut`,
  offersToAccept: (count: number) => `Du har ${count} tilbud å akseptere`,
  unread: 'Du har uleste meldinger',
  offers: (count: number) => `Du har ${count} tilbud`,
  moreOffers: (count: number) => `+ ${count} ${count === 1 ? 'forsikring' : 'forsikringer'}`,
  loading: 'Ser etter oppgaver',
  loaded: 'Oppgavene dine er hentet',
  boxes: 'Nyttig for deg',
  failed: 'Vi fikk ikke hentet alle oppgavene dine.',
  business: 'Driver du bedrift?',
  businessText: 'Forsikringene til bedriften finner du i bedriftsportalen.',
  toBusiness: 'Gå til bedriftsportalen',
  readMore: 'Les mer',
};
