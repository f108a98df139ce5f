import { type FieldTexts, fieldTexts } from '../internals/field/field.texts';
import type { TextsOf } from '../texts/TextsProvider';

/** The select's own texts. */
export interface SelectTexts extends FieldTexts {
  /** Shown until something is chosen. */
  placeholder: string;
}

export const selectTexts: TextsOf<SelectTexts> = {
  nb: { ...fieldTexts.nb, placeholder: 'Velg' },
  nn: { ...fieldTexts.nn, placeholder: 'Vel' },
  en: { ...fieldTexts.en, placeholder: 'Choose' },
};
