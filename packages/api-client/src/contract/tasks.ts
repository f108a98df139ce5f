import { array, boolean, type InferOutput, number, optional, string } from 'valibot';
import { defineCall } from './defineCall';
import { Id } from './id';
import { object } from './object';

/** Something that the customer should do for a vehicle. */
export const MotorTask = object({
  /** E.g. `ENDRE_KMSTAND`: tell the mileage. */
  oppgavetype: string(),
  beskrivelse: optional(string(), ''),
  avtalenummer: optional(Id),
});
export type MotorTask = InferOutput<typeof MotorTask>;

/** How many of something wait for the customer. */
export const TaskCount = object({ antall: number() });
export type TaskCount = InferOutput<typeof TaskCount>;

const BASE = '/api/privat/forsikring';

/** What the customer has left to do about their vehicles. */
export const getMotorTasks = defineCall({
  method: 'GET',
  path: `${BASE}/motor/oppgaver/motoroppgaver`,
  response: object({ oppgaver: array(MotorTask) }),
  empty: { oppgaver: [] },
  whenUnauthorized: 'login',
});

/** Health declarations that the customer should fill in. */
export const getHealthDeclarations = defineCall({
  method: 'GET',
  path: `${BASE}/oversikt/helseerklaering`,
  response: TaskCount,
  empty: { antall: 0 },
});

/** Offers that the customer should accept. */
export const getOffersToAccept = defineCall({
  method: 'GET',
  path: `${BASE}/oversikt/aksepttilbud`,
  response: TaskCount,
  empty: { antall: 0 },
});

/** Whether the insurer has written something that was not read. */
export const getUnreadMessages = defineCall({
  method: 'GET',
  path: `${BASE}/oversikt/ulestemeldinger`,
  response: object({ hasUlesteMeldinger: boolean() }),
  empty: { hasUlesteMeldinger: false },
});

/** Unread messages from the partner bank; made for partner customers alone. */
export const getPartnerMessages = defineCall({
  method: 'GET',
  path: `${BASE}/eikaintegrasjon/kundekommunikasjon`,
  response: object({ antallUleste: number() }),
  empty: { antallUleste: 0 },
});
