import { type MessageTexts, messageTexts } from '../message/message.texts';
import type { TextsOf } from '../texts/TextsProvider';

/** The history's own texts. */
export interface NotificationHistoryTexts extends MessageTexts {
  /** The name of the bell. */
  bell: string;
  /** The name of the bell with a number: 'Varsler, 3 nye'. */
  unseen: string;
  /** The same for one: 'Varsler, 1 ny'. */
  unseenOne: string;
  /** The heading of the panel. */
  heading: string;
  /** Shown when the list is empty. */
  empty: string;
  /** The button of one notification; its text follows. */
  remove: string;
  removeAll: string;
  /** How many times the same text was shown. `{count}` becomes the number. */
  repeated: string;
}

export const notificationHistoryTexts: TextsOf<NotificationHistoryTexts> = {
  nb: {
    ...messageTexts.nb,
    bell: 'Varsler',
    unseen: 'nye',
    unseenOne: 'ny',
    heading: 'Varsler i dag',
    empty: 'Du har ingen varsler i dag.',
    remove: 'Fjern varsel',
    removeAll: 'Fjern alle',
    repeated: '{count} ganger',
  },
  nn: {
    ...messageTexts.nn,
    bell: 'Varsel',
    unseen: 'nye',
    unseenOne: 'ny',
    heading: 'Varsel i dag',
    empty: 'Du har ingen varsel i dag.',
    remove: 'Fjern varsel',
    removeAll: 'Fjern alle',
    repeated: '{count} gonger',
  },
  en: {
    ...messageTexts.en,
    bell: 'Notifications',
    unseen: 'new',
    unseenOne: 'new',
    heading: 'Notifications today',
    empty: 'You have no notifications today.',
    remove: 'Remove notification',
    removeAll: 'Remove all',
    repeated: '{count} times',
  },
};
