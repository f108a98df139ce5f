import type { TextsOf } from '../texts/TextsProvider';

/** What the help button is called. */
export interface HelpTooltipTexts {
  show: string;
}

export const helpTooltipTexts: TextsOf<HelpTooltipTexts> = {
  nb: { show: 'Vis hjelpetekst' },
  nn: { show: 'Vis hjelpetekst' },
  en: { show: 'Show help text' },
};
