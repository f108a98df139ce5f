import type { TextsOf } from '../texts/TextsProvider';

/** What the button under the first items says. */
export interface AccordionMoreTexts {
  show: string;
  hide: string;
}

export const accordionMoreTexts: TextsOf<AccordionMoreTexts> = {
  nb: { show: 'Vis flere', hide: 'Vis færre' },
  nn: { show: 'Vis fleire', hide: 'Vis færre' },
  en: { show: 'Show more', hide: 'Show fewer' },
};
