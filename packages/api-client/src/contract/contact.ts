import { type InferOutput, object, optional, string } from 'valibot';
import { defineCall } from './defineCall';
import { sparseObject, tolerantList } from './tolerant';

/** Contact details and opening hours. */
export const ContactInfo = sparseObject({
  navn: optional(string()),
  telefon: optional(string()),
  epost: optional(string()),
  domene: optional(string()),
  apningstider: optional(
    tolerantList(object({ dag: string(), tid: string() }), { mayBeEmpty: true }),
    [],
  ),
});
export type ContactInfo = InferOutput<typeof ContactInfo>;

/** Reads the contact details of the customer's bank. The footer shows them to logged-in customers. */
export const getBankContact = defineCall({
  method: 'GET',
  path: '/api/privat/forsikring/auth/bankkontakt',
  response: ContactInfo,
  empty: {},
});
