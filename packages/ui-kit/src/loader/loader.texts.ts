import type { TextsOf } from '../texts/TextsProvider';

/** The loader's own texts. */
export interface LoaderTexts {
  label: string;
}

export const loaderTexts: TextsOf<LoaderTexts> = {
  nb: { label: 'Vennligst vent' },
  nn: { label: 'Vent litt' },
  en: { label: 'Please wait' },
};
