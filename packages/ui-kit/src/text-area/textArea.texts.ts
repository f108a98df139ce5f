import { type FieldTexts, fieldTexts } from '../internals/field/field.texts';
import type { TextsOf } from '../texts/TextsProvider';

/** The text area's own texts. `{count}` and `{max}` stand for numbers. */
export interface TextAreaTexts extends FieldTexts {
  /** The counter for screen readers; others see 'n / max'. */
  counter: string;
  /** Announced from 90 % on. */
  left: string;
  /** Seen and announced once the text is too long. */
  over: string;
}

export const textAreaTexts: TextsOf<TextAreaTexts> = {
  nb: {
    ...fieldTexts.nb,
    counter: '{count} av {max} tegn',
    left: '{count} tegn igjen',
    over: 'Du har skrevet {count} tegn for mye',
  },
  nn: {
    ...fieldTexts.nn,
    counter: '{count} av {max} teikn',
    left: '{count} teikn igjen',
    over: 'Du har skrive {count} teikn for mykje',
  },
  en: {
    ...fieldTexts.en,
    counter: '{count} of {max} characters',
    left: 'Characters left: {count}',
    over: 'Characters over the limit: {count}',
  },
};
