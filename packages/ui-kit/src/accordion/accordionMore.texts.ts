import type { TextsOf } from '../texts/TextsProvider';

/** The texts of the button below the first items. */
export interface AccordionMoreTexts {
  show: string;
  hide: string;
}

export const accordionMoreTexts: TextsOf<AccordionMoreTexts> = {
  nb: { show: 'Vis flere', hide: 'Vis færre' },
  nn: { show: 'Vis fleire', hide: 'Vis færre' },
  en: { show: 'Show more', hide: 'Show fewer' },
};
