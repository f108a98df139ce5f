import { languageIn } from '@forsikring/foundation/page/pageLanguage';
import { en, type FeedbackTexts, nb, nn } from '../texts/feedback.texts';

export { langAround, watchLang } from '@forsikring/foundation/page/pageLanguage';

const languages = { nb, nn, en };

/** The texts of a BCP 47 tag, such as `nb-NO`. */
export const languageOf = (tag: string): FeedbackTexts | undefined => languageIn(languages, tag);
