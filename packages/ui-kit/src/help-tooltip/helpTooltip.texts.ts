import type { TextsOf } from '../texts/TextsProvider';

/** What the help button is called. */
export interface HelpTooltipTexts {
  show: string;
  /** With what it is about in the place of `{about}`. */
  showAbout: string;
}

export const helpTooltipTexts: TextsOf<HelpTooltipTexts> = {
  nb: { show: 'Vis hjelpetekst', showAbout: 'Hjelp om {about}' },
  nn: { show: 'Vis hjelpetekst', showAbout: 'Hjelp om {about}' },
  en: { show: 'Show help text', showAbout: 'Help about {about}' },
};
