import { version } from '../../package.json';
import type { ConsentTexts } from '../texts/consent.texts';

/** What the settings say about statistics that Mixpanel receives. */
type MixpanelTexts = Pick<ConsentTexts, 'version' | 'statisticsText'>;

/** Bokmål, for the `texts` of the consent. */
export const mixpanelNb: MixpanelTexts = {
  version,
  statisticsText:
    'Viser oss hvordan sidene brukes, så vi kan gjøre dem bedre. Analysetjenesten Mixpanel får en kode som hører til deg hos oss, men verken navnet ditt eller kontaktopplysningene dine.',
};

/** Nynorsk, for the `texts` of the consent. */
export const mixpanelNn: MixpanelTexts = {
  version,
  statisticsText:
    'Viser oss korleis sidene blir brukte, så vi kan gjere dei betre. Analysetenesta Mixpanel får ein kode som høyrer til deg hos oss, men verken namnet ditt eller kontaktopplysningane dine.',
};

/** English, for the `texts` of the consent. */
export const mixpanelEn: MixpanelTexts = {
  version,
  statisticsText:
    'Show us how the pages are used, so that we can improve them. The analytics service Mixpanel gets a code that belongs to you with us, but neither your name nor your contact details.',
};
