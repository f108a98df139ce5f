import { formatAmount, formatMonthly } from '../../domain/formats/money';

const priceVaries = 'Månedsprisen kan variere på fakturaen.';

/** The texts of the agreements (docs/specification/overview.md#agreements). */
export const agreementsTexts = {
  heading: 'Forsikringene dine' as const,
  emptyHeading: 'Du har ingen forsikringer',
  empty: 'Når du kjøper en forsikring, finner du den her.',
  loading: 'Henter forsikringene dine',
  loaded: 'Forsikringene dine er hentet',
  failed: 'En feil oppsto ved henting av forsikringene dine.',
  missing:
    'Noen av systemene våre er nede. Det kan hende noen av forsikringene dine mangler fra listen.',
  retry: 'Prøv igjen' as const,
  total: (monthly: number) => `Totalpris: ${formatMonthly(monthly)}`,
  yearly: (kroner: number) => `Totalt per år: ${formatAmount(kroner)}`,
  noPrice: 'Se detaljer for oversikt',
  /** Explains a monthly price. An unknown yearly total is left out. */
  priceHelp: (yearly: number | undefined) =>
    yearly === undefined ? priceVaries : `${priceVaries} Totalt per år: ${formatAmount(yearly)}`,
  newTab: ' (åpnes i ny fane)',
};
