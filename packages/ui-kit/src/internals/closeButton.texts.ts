import type { TextsOf } from '../texts/TextsProvider';

/** The own texts of a dialog or a popover. */
export interface CloseButtonTexts {
  /** The name of the cross. */
  close: string;
}

export const closeButtonTexts: TextsOf<CloseButtonTexts> = {
  nb: { close: 'Lukk' },
  nn: { close: 'Lukk' },
  en: { close: 'Close' },
};
