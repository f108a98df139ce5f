/**
 * The texts of the tasks. `healthDeclarations`, `offersToAccept` and `unread` are specified, and must not change
 * (docs/specification/overview.md#tasks).
 */
export const tasksTexts = {
  heading: 'Oppgavene dine' as const,
  mileage: 'Oppdater kilometerstanden',
  healthDeclarations: (count: number) =>
    count === 1
      ? `Du har ${count} helseerklæring å fylle ut`
      : `Du har ${count} helseerklæringer å fylle ut`,
  offersToAccept: (count: number) => `Du har ${count} tilbud å akseptere`,
  unread: 'Du har uleste meldinger',
  offers: (count: number) =>
    count === 1 ? 'Se på 1 lagret tilbud' : `Se på ${count} lagrede tilbud`,
  moreOffers: (count: number) =>
    count === 1 ? `+ ${count} forsikring` : `+ ${count} forsikringer`,
  showMore: (count: number) => (count === 1 ? 'Vis 1 oppgave til' : `Vis ${count} oppgaver til`),
  hideMore: (count: number) => (count === 1 ? 'Skjul 1 oppgave' : `Skjul ${count} oppgaver`),
  /** The buttons of the first task, which has `count` items. */
  actions: {
    mileage: () => 'Oppdater kilometerstanden',
    health: (count: number) =>
      count === 1 ? 'Fyll ut helseerklæringen' : 'Fyll ut helseerklæringene',
    accept: (count: number) => (count === 1 ? 'Svar på tilbudet' : 'Svar på tilbudene'),
    messages: () => 'Les meldingene dine',
    offers: (count: number) => (count === 1 ? 'Se tilbudet' : 'Se tilbudene'),
  },
  loading: 'Ser etter oppgaver',
  loaded: 'Oppgavene dine er hentet',
  boxes: 'Fordeler og tjenester',
  failed: 'Vi fikk ikke hentet alle oppgavene dine.',
  business: 'Driver du bedrift?',
  businessText: 'Forsikringene til bedriften finner du i bedriftsportalen.',
  toBusiness: 'Gå til bedriftsportalen',
  readMore: 'Les mer',
};
