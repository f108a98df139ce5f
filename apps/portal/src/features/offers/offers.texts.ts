import { inDays } from '../../domain/domain.texts';
import { formatMonthly } from '../../domain/formats/money';
import { pageHeadings } from '../../platform/navigation/pageHeadings.texts';

/** The texts of the offers page. Texts that docs/specification/offers.md#offers-page quotes must not change. */
export const offersTexts = {
  shown: (shown: number, total: number) => `Viser ${shown} av ${total} tilbud.`,
  ...pageHeadings.offers,
  emptyTitle: 'Du har ingen tilbud',
  emptyLead: 'Når du får eller lagrer et tilbud, finner du det her.',
  lastDeleted: 'Det siste tilbudet er slettet. Når du får eller lagrer et nytt, finner du det her.',
  toPurchase: 'Se hva du kan forsikre',
  toOverview: 'Til forsikringsoversikten',
  loading: 'Henter tilbudene dine',
  loaded: 'Tilbudene dine er hentet',
  failed: 'En feil oppsto ved henting av dine tilbud.',
  missing:
    'Noen av systemene våre er nede. Det kan hende noen av tilbudene dine mangler fra listen.',
  /** How many offers end first. The link `toEnding` follows. */
  ending: (count: number, days: number) => `${count} tilbud går ut ${inDays(days)}.`,
  toEnding: (count: number) => (count === 1 ? 'Se tilbudet' : 'Se det første'),
} as const;

/** The texts of one offer. */
export const offerTexts = {
  packagePrice: 'Pakkepris',
  packageContains: 'I pakken',
  unnamedItem: 'Forsikring uten navn',
  noPrice: 'Pris ikke oppgitt',
  perYear: 'Per år',
  fee: 'Avgift',
  trafficFee: (monthly: number) =>
    `Inkluderer trafikkforsikringsavgift på ${formatMonthly(monthly)}`,
  validity: 'Frist',
  validUntil: (date: string) => `Gyldig til ${date}`,
  proceed: 'Fortsett kjøpet',
  /** Follows `proceed` for screen readers, to tell the links apart. */
  proceedOf: (name: string) => `av ${name}`,
  notOnline: 'Dette tilbudet kan ikke fullføres på nett.',
  remove: 'Slett tilbud',
  /** Follows `remove` for screen readers. */
  removeOf: (name: string) => `på ${name}`,
} as const;

/** The texts shown while an offer is deleted. */
export const deletionTexts = {
  question: 'Vil du slette tilbudet?',
  consequence: 'Du må be om et nytt tilbud hvis du ombestemmer deg.',
  confirm: 'Slett tilbud',
  cancel: 'Avbryt',
  deleting: 'Sletter tilbud',
  failed: 'En feil oppsto ved sletting av ditt tilbud.',
  /** For customers who have left the page when the deletion fails. The name is as inside a sentence, here and below. */
  kept: (name: string) => `Tilbudet på ${name} er ikke slettet.`,
  deleted: (name: string) => `Tilbudet på ${name} er slettet`,
} as const;
