import type { TextsOf } from '../texts/TextsProvider';

/** The texts that an external link announces. */
export interface ExternalLinkTexts {
  newTab: string;
  pdf: string;
}

export const externalLinkTexts: TextsOf<ExternalLinkTexts> = {
  nb: { newTab: 'åpnes i ny fane', pdf: 'åpnes i pdf' },
  nn: { newTab: 'blir opna i ny fane', pdf: 'blir opna i pdf' },
  en: { newTab: 'opens in a new tab', pdf: 'opens as a PDF' },
};
