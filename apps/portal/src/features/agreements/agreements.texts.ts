import { inDays } from '../../domain/domain.texts';
import { formatAmount } from '../../domain/formats/money';

const insurances = (count: number) => (count === 1 ? '1 forsikring' : `${count} forsikringer`);

const hits = (count: number) => `${count || 'Ingen'} treff`;

const priceVaries = 'Månedsprisen kan variere på fakturaen.';

const yearlyTotal = (yearly: number) => `Totalt per år: ${formatAmount(yearly)}`;

/** The texts of the agreements (docs/specification/overview.md#agreements). */
export const agreementsTexts = {
  heading: 'Forsikringene dine' as const,
  emptyHeading: 'Du har ingen forsikringer',
  empty: 'Når du kjøper en forsikring, finner du den her.',
  /** What waits for a customer without insurances: the offers that end in `days`, or else all. */
  offersWait: (count: number, ending: number, days = 0) =>
    ending > 0
      ? `Du har ${ending} tilbud som går ut ${inDays(days)}.`
      : `Du har ${count} tilbud som venter på svar.`,
  toPurchase: 'Kjøp forsikring' as const,
  loading: 'Henter forsikringene dine',
  loaded: 'Forsikringene dine er hentet',
  failed: 'En feil oppsto ved henting av forsikringene dine.',
  missing:
    'Noen av systemene våre er nede. Det kan hende noen av forsikringene dine mangler fra listen.',
  insurances,
  search: 'Søk i forsikringene dine',
  found: hits,
  /** The same text, when other insurances may be missing. */
  foundOfShown: (count: number) => `${hits(count)} blant forsikringene vi kan vise nå`,
  shown: (shown: number, total: number) => `Viser ${shown} av ${insurances(total)}.`,
  reportClaim: 'Meld skade' as const,
  total: 'Totalpris',
  /** The insurances that the total pays for, after `total`. */
  payFor: (priced: number, count: number) =>
    priced === count ? `for ${insurances(count)}` : `for ${priced} av ${insurances(count)}`,
  /** The same text, when other insurances may be missing. */
  payForShown: (priced: number, count: number) => {
    if (count === 1) return 'for den ene forsikringen vi kan vise nå';
    return priced === count
      ? `for de ${count} forsikringene vi kan vise nå`
      : `for ${priced} av de ${count} forsikringene vi kan vise nå`;
  },
  /** The same text, when the total may also pay for insurances that are not shown. */
  payForKnown: 'for forsikringene vi har oversikt over nå',
  unpriced: (count: number) =>
    count === 1 ? 'Én har ikke egen pris.' : 'Resten har ikke egen pris.',
  count: (count: number) => `Du har ${insurances(count)}.`,
  incomplete: 'Vi undersøker om du har flere.',
  shares: 'Slik fordeler prisen seg',
  showShares: 'Vis fordelingen',
  hideShares: 'Skjul fordelingen',
  percent: (percent: number) => (percent < 1 ? 'under 1\u00a0%' : `${percent}\u00a0%`),
  temporary: 'Midlertidig',
  processing: 'Under behandling',
  renewal: 'Fornyelse',
  noPrice: 'Se detaljer for oversikt',
  /** Explains a monthly price. An unknown yearly total is left out. */
  priceHelp: (yearly: number | undefined) =>
    yearly === undefined ? priceVaries : `${priceVaries} ${yearlyTotal(yearly)}`,
  yearlyTotal,
  newTab: ' (åpnes i ny fane)',
};
