import { array, boolean, type InferOutput, optional, string } from 'valibot';
import type { ConsentChange, ReservationChange } from './bodies';
import { defineCall, defineWrite } from './defineCall';
import { object } from './object';

/** What a consent is about, in words. */
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

/** The texts depend on whether the customer is one of the bank. */
export const getConsentTexts = defineCall({
  method: 'GET',
  path: `${BASE}/tekster`,
  query: { bankkunde: 'boolean' },
  response: object({ samtykketekster: array(ConsentText) }),
  empty: { samtykketekster: [] },
});

/** Saves one yes or no of the customer. */
export const updateConsent = defineWrite<typeof ConsentChange>()({
  method: 'POST',
  path: `${BASE}/oppdater`,
});

/** Whether the customer wants no documents by post. */
export const getReservation = defineCall({
  method: 'GET',
  path: `${BASE}/reservasjon/hent`,
  response: Reservation,
  aliases: { hasReservasjon: 'harReservasjon' },
});

/** Saves whether they do. */
export const setReservation = defineWrite<typeof ReservationChange>()({
  method: 'POST',
  path: `${BASE}/reservasjon`,
});
