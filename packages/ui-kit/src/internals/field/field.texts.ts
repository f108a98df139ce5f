import type { TextsOf } from '../../texts/TextsProvider';

/** What every field says by itself. */
export interface FieldTexts {
  /** Stands in parentheses after the label of a field that may be left empty. */
  optional: string;
}

export const fieldTexts: TextsOf<FieldTexts> = {
  nb: { optional: 'valgfritt' },
  nn: { optional: 'valfritt' },
  en: { optional: 'optional' },
};
