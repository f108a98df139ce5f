import type { TextsOf } from '../texts/TextsProvider';

/** The names of the help button. */
export interface HelpTooltipTexts {
  show: string;
  /** The name with the subject of the help in the place of `{about}`. */
  showAbout: string;
}

export const helpTooltipTexts: TextsOf<HelpTooltipTexts> = {
  nb: { show: 'Vis hjelpetekst', showAbout: 'Hjelp om {about}' },
  nn: { show: 'Vis hjelpetekst', showAbout: 'Hjelp om {about}' },
  en: { show: 'Show help text', showAbout: 'Help about {about}' },
};
