import { array, boolean, type InferOutput, optional, string } from 'valibot';
import type { ConsentChange, ReservationChange } from './bodies';
import { defineCall, defineWrite } from './defineCall';
import { object } from './object';

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
  response: object({ samtykketekster: array(ConsentText) }),
  empty: { samtykketekster: [] },
});

/** Saves the customer's yes or no to one consent. */
export const updateConsent = defineWrite<typeof ConsentChange>()({
  method: 'POST',
  path: `${BASE}/oppdater`,
});

/** Reads whether the customer wants no documents by post. */
export const getReservation = defineCall({
  method: 'GET',
  path: `${BASE}/reservasjon/hent`,
  response: Reservation,
  aliases: { hasReservasjon: 'harReservasjon' },
});

/** Saves whether the customer wants no documents by post. */
export const setReservation = defineWrite<typeof ReservationChange>()({
  method: 'POST',
  path: `${BASE}/reservasjon`,
});
