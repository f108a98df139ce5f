import type { TextsOf } from '../texts/TextsProvider';

/** The names of the variants, for people who do not see colour and icon. */
export interface MessageTexts {
  info: string;
  success: string;
  warning: string;
  error: string;
}

export const messageTexts: TextsOf<MessageTexts> = {
  nb: { info: 'Informasjon', success: 'Vellykket', warning: 'Advarsel', error: 'Feil' },
  nn: { info: 'Informasjon', success: 'Vellukka', warning: 'Åtvaring', error: 'Feil' },
  en: { info: 'Information', success: 'Success', warning: 'Warning', error: 'Error' },
};
