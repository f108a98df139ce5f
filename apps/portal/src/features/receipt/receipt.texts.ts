import type { Label } from '@forsikring/tracking-consent';
import { pageHeadings } from '../../platform/navigation/pageHeadings.texts';
import { insideSentence } from '../../platform/words/insideSentence';

/** The texts of the receipt. */
export const receiptTexts = {
  ...pageHeadings.receipt,
  lead: (product: string | undefined) =>
    product ? `Du har kjøpt ${insideSentence(product)}.` : 'Du har kjøpt forsikringen.',
  /** The heading of a purchase whose product is unknown. */
  unnamed: 'Forsikringen din' as const,
  next: 'Dette skjer videre',
  /** The steps from the order to the overview. The second step is under way when the receipt is shown. */
  steps: [
    { name: 'Bestilt', text: 'Vi har mottatt bestillingen din.' },
    { name: 'Bekreftes på e-post', text: 'Du får en bekreftelse på e-post.' },
    {
      name: 'I oversikten',
      text: 'Du ser den i oversikten din så snart den er registrert.',
    },
  ],
  /** Takes the place of the first step's text where the day is known. */
  received: (date: string) => `Mottatt ${date}.`,
  toOverview: 'Til forsikringsoversikten' as const,
  toEmail: 'Se e-postadressen din' as const,
};

/** The products that are sold but never recommended. */
export const otherProducts: Readonly<Record<string, Label>> = {
  VETERANBIL: 'Veteranbilforsikring',
  VAREBIL: 'Varebilforsikring',
  BOBIL: 'Bobilforsikring',
  CAMPINGVOGN: 'Campingvognforsikring',
  TILHENGER: 'Tilhengerforsikring',
  SEK: 'Forsikring av små elektriske kjøretøy',
  TRAKTOR: 'Traktorforsikring',
  KJAELEDYR: 'Dyreforsikring',
  LOFAVOR_KJAELEDYR: 'Dyreforsikring',
  HEST: 'Hesteforsikring',
};
