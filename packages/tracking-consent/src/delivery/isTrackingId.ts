import { looksPersonal } from './looksPersonal';

/** Ids that chance has made, in which any run of digits may stand: UUIDs and hashes. */
const RANDOM_ID = /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{32,128})$/i;

/** Whether it can be a tracking id: one word, and no national id, account, phone number or e-mail address. */
export function isTrackingId(id: unknown): id is string {
  if (typeof id !== 'string' || !/^\S{1,255}$/.test(id)) return false;
  return RANDOM_ID.test(id) || !looksPersonal(id);
}
