import type { TextsOf } from '../texts/TextsProvider';

/** What a dialog says by itself. */
export interface DialogTexts {
  close: string;
}

export const dialogTexts: TextsOf<DialogTexts> = {
  nb: { close: 'Lukk' },
  nn: { close: 'Lukk' },
  en: { close: 'Close' },
};
