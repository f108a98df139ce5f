import type { TextsOf } from '../texts/TextsProvider';

/** The dialog's own texts. */
export interface DialogTexts {
  close: string;
}

export const dialogTexts: TextsOf<DialogTexts> = {
  nb: { close: 'Lukk' },
  nn: { close: 'Lukk' },
  en: { close: 'Close' },
};
