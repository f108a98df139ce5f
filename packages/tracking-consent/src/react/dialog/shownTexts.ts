import { defaultCategories } from '../../core/consentCategories';
import type { Consent } from '../../core/createConsent';
import { type ConsentTexts, textsToShow } from '../../texts/consent.texts';

/** What a consent is about. */
type AskedConsent = Pick<Consent, 'categories' | 'texts'>;

const LAST_COMMA = /, (?!.*, )/;

/** A label as it is written in a sentence: 'statistikk', but 'YouTube'. */
const inSentence = (label: string) =>
  label.slice(1) === label.slice(1).toLowerCase() ? label.toLowerCase() : label;

/** The texts of banner and settings, and the categories that both ask about. The texts of the part win over those of the consent. */
export function shownTexts(
  { categories = defaultCategories, texts }: AskedConsent,
  language?: ConsentTexts,
  ownTexts?: Partial<ConsentTexts>,
) {
  const text = textsToShow(textsToShow(language, texts), ownTexts);
  const asked = categories.map((category) =>
    typeof category === 'string'
      ? { name: category, label: text[category], description: text[`${category}Text`] }
      : category,
  );
  const list = asked.map(({ label }) => inSentence(label)).join(', ');
  const and = text.and ? ` ${text.and} ` : ', ';
  return {
    text: { ...text, banner: text.banner.replace('{categories}', list.replace(LAST_COMMA, and)) },
    asked,
  };
}
