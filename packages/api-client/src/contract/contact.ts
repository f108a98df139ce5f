import { array, type InferOutput, object, optional, string } from 'valibot';
import { defineCall } from './defineCall';

/** Contact details and opening hours. */
export const ContactInfo = object({
  navn: optional(string()),
  telefon: optional(string()),
  epost: optional(string()),
  domene: optional(string()),
  apningstider: optional(array(object({ dag: string(), tid: string() })), []),
});
export type ContactInfo = InferOutput<typeof ContactInfo>;

/** Reads the contact details of the customer's bank. The footer shows them to logged-in customers. */
export const getBankContact = defineCall({
  method: 'GET',
  path: '/api/privat/forsikring/auth/bankkontakt',
  response: ContactInfo,
  empty: {},
});
