import type { TextsOf } from '../texts/TextsProvider';

/** What an external link announces. */
export interface ExternalLinkTexts {
  newTab: string;
  pdf: string;
}

export const externalLinkTexts: TextsOf<ExternalLinkTexts> = {
  nb: { newTab: 'åpnes i ny fane', pdf: 'åpnes som PDF' },
  nn: { newTab: 'blir opna i ny fane', pdf: 'blir opna som PDF' },
  en: { newTab: 'opens in a new tab', pdf: 'opens as a PDF' },
};
