import type { TextsOf } from '../../texts/TextsProvider';

/** The own texts of every field. */
export interface FieldTexts {
  /** Stands in parentheses after the label of a field that may be left empty. */
  optional: string;
}

export const fieldTexts: TextsOf<FieldTexts> = {
  nb: { optional: 'valgfritt' },
  nn: { optional: 'valfritt' },
  en: { optional: 'optional' },
};
