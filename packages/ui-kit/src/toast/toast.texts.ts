import { messageTexts } from '../message/message.texts';
import type { TextsOf } from '../texts/TextsProvider';

/** The toasts' own texts. */
export interface ToastTexts {
  /** The name of the region, with the key that leads to it. */
  region: string;
  close: string;
  info: string;
  success: string;
  warning: string;
  error: string;
}

export const toastTexts: TextsOf<ToastTexts> = {
  nb: { ...messageTexts.nb, region: 'Varsler (F6)', close: 'Lukk varsel' },
  nn: { ...messageTexts.nn, region: 'Varsel (F6)', close: 'Lukk varsel' },
  en: { ...messageTexts.en, region: 'Notifications (F6)', close: 'Close notification' },
};
