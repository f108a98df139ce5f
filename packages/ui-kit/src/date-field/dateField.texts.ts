import { type FieldTexts, fieldTexts } from '../internals/field/field.texts';
import type { TextsOf } from '../texts/TextsProvider';
import type { DateProblem } from './readDate';

/** The field's own texts. In them, `{date}` becomes `min` or `max`. */
export interface DateFieldTexts extends FieldTexts {
  /** The error for a text that cannot be read. */
  unreadable: string;
  /** The error for a date that no calendar has, such as 31.02.2026. */
  impossible: string;
  /** The error for a date before `min`. */
  tooEarly: string;
  /** The error for a date after `max`. */
  tooLate: string;
}

export const dateFieldTexts: TextsOf<DateFieldTexts> = {
  nb: {
    ...fieldTexts.nb,
    unreadable: 'Skriv dag, måned og år, for eksempel 01.02.2026 eller 01022026',
    impossible: 'Datoen finnes ikke. Sjekk dag og måned',
    tooEarly: 'Datoen kan ikke være før {date}',
    tooLate: 'Datoen kan ikke være etter {date}',
  },
  nn: {
    ...fieldTexts.nn,
    unreadable: 'Skriv dag, månad og år, til dømes 01.02.2026 eller 01022026',
    impossible: 'Datoen finst ikkje. Sjekk dag og månad',
    tooEarly: 'Datoen kan ikkje vere før {date}',
    tooLate: 'Datoen kan ikkje vere etter {date}',
  },
  en: {
    ...fieldTexts.en,
    unreadable: 'Write the day, month and year, for example 01.02.2026 or 01022026',
    impossible: 'There is no such date. Check the day and the month',
    tooEarly: 'The date cannot be before {date}',
    tooLate: 'The date cannot be after {date}',
  },
};

/** The text that says each problem. */
export const TEXT_OF = {
  unreadable: 'unreadable',
  impossible: 'impossible',
  'too-early': 'tooEarly',
  'too-late': 'tooLate',
} as const satisfies Record<DateProblem, keyof DateFieldTexts>;
