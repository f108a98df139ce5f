import { type FieldTexts, fieldTexts } from '../internals/field/field.texts';
import type { TextsOf } from '../texts/TextsProvider';

/** The group's own texts. */
export interface CheckboxGroupTexts extends FieldTexts {
  /** The error when fewer than `min` are chosen. `{count}` becomes the number. */
  tooFew: string;
  /** The error when more than `max` are chosen. `{count}` becomes the number. */
  tooMany: string;
}

export const checkboxGroupTexts: TextsOf<CheckboxGroupTexts> = {
  nb: { ...fieldTexts.nb, tooFew: 'Velg minst {count}', tooMany: 'Velg høyst {count}' },
  nn: { ...fieldTexts.nn, tooFew: 'Vel minst {count}', tooMany: 'Vel høgst {count}' },
  en: { ...fieldTexts.en, tooFew: 'Choose at least {count}', tooMany: 'Choose at most {count}' },
};
