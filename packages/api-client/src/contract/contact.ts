import { array, type InferOutput, optional, string } from 'valibot';
import { defineCall } from './defineCall';
import { object } from './object';

/** Who the customer can talk to, and when. */
export const ContactInfo = object({
  navn: optional(string()),
  telefon: optional(string()),
  epost: optional(string()),
  domene: optional(string()),
  apningstider: optional(array(object({ dag: string(), tid: string() })), []),
});
export type ContactInfo = InferOutput<typeof ContactInfo>;

/** The customer's own bank; shown in the footer of those who are logged in. */
export const getBankContact = defineCall({
  method: 'GET',
  path: '/api/privat/forsikring/auth/bankkontakt',
  response: ContactInfo,
  empty: {},
});
