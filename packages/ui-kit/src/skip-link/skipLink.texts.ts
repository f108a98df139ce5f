import type { TextsOf } from '../texts/TextsProvider';

/** The skip link's own texts. */
export interface SkipLinkTexts {
  label: string;
}

export const skipLinkTexts: TextsOf<SkipLinkTexts> = {
  nb: { label: 'Hopp til hovedinnhold' },
  nn: { label: 'Hopp til hovudinnhald' },
  en: { label: 'Skip to main content' },
};
