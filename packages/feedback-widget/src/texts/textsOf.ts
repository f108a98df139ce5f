import { mergeTexts } from '@forsikring/foundation/texts/mergeTexts';
import { logMisuse } from '../flow/logMisuse';
import { type FeedbackTexts, nb } from './feedback.texts';

/** The texts of a language, of which `own` replaces single ones. Another value than a language is logged, and is bokmål. */
export function textsOf(
  language: FeedbackTexts | undefined,
  own: Partial<FeedbackTexts> | undefined,
): FeedbackTexts {
  const isLanguage = typeof (language ?? nb) === 'object';
  if (!isLanguage) logMisuse("language must be an object: import { en }, and pass en, not 'en'.");
  return mergeTexts((isLanguage && language) || nb, own);
}
