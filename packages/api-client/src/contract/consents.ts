import { boolean, type InferOutput, object, optional, strictObject, string, union } from 'valibot';
import { defineCall } from './defineCall';
import { tolerantList } from './tolerant';

/** The texts that explain a consent. */
export const ConsentText = object({
  /** `MARKETING` or `CROSS_DOMAIN`. */
  samtykke: string(),
  tittel: optional(string(), ''),
  ingress: optional(string(), ''),
  tekst: optional(string(), ''),
});
export type ConsentText = InferOutput<typeof ConsentText>;

/** Whether the customer wants no documents by post. */
export const Reservation = object({ harReservasjon: boolean() });
export type Reservation = InferOutput<typeof Reservation>;

const BASE = '/api/privat/forsikring/samtykke';

/** Reads the consent texts. They depend on whether the customer is a bank customer. */
export const getConsentTexts = defineCall({
  method: 'GET',
  path: `${BASE}/tekster`,
  query: { bankkunde: 'boolean' },
  response: object({ samtykketekster: tolerantList(ConsentText) }),
  empty: { samtykketekster: [] },
});

/** A yes or no to one of the consents. */
export const ConsentChange = union([
  strictObject({ marketingConsentApproved: boolean() }),
  strictObject({ crossDomainConsentApproved: boolean() }),
]);

/** Saves the customer's yes or no to one consent. */
export const updateConsent = defineCall({
  method: 'POST',
  path: `${BASE}/oppdater`,
  body: ConsentChange,
});

/** Reads whether the customer wants no documents by post. */
export const getReservation = defineCall({
  method: 'GET',
  path: `${BASE}/reservasjon/hent`,
  response: Reservation,
  aliases: { hasReservasjon: 'harReservasjon' },
});

/** The customer's wish not to get documents by post. */
export const ReservationChange = strictObject({ harReservasjon: boolean() });

/** Saves whether the customer wants no documents by post. */
export const setReservation = defineCall({
  method: 'POST',
  path: `${BASE}/reservasjon`,
  body: ReservationChange,
});
