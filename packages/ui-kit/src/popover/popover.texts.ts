import type { TextsOf } from '../texts/TextsProvider';

/** The popover's own texts. */
export interface PopoverTexts {
  /** The name of the cross. */
  close: string;
}

export const popoverTexts: TextsOf<PopoverTexts> = {
  nb: { close: 'Lukk' },
  nn: { close: 'Lukk' },
  en: { close: 'Close' },
};
