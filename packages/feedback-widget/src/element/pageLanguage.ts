import { languageIn } from '@forsikring/foundation/page/pageLanguage';
import { en, type FeedbackTexts, nb, nn } from '../texts/feedback.texts';

export { langAround, watchLang } from '@forsikring/foundation/page/pageLanguage';

/** The texts of a BCP 47 tag, such as `nb-NO`. */
export const languageOf = (tag: string): FeedbackTexts | undefined =>
  languageIn({ nb, nn, en }, tag);
