import { boolean, type InferOutput, object, optional, string } from 'valibot';
import { Count } from './amounts';
import { defineCall } from './defineCall';
import { OptionalId, tolerantList } from './tolerant';

/** A motor task: something that the customer should do for a vehicle. */
export const MotorTask = object({
  /** E.g. `ENDRE_KMSTAND`: report the mileage. */
  oppgavetype: string(),
  beskrivelse: optional(string(), ''),
  avtalenummer: OptionalId,
});
export type MotorTask = InferOutput<typeof MotorTask>;

/** The number of tasks of one kind. */
export const TaskCount = object({ antall: Count });
export type TaskCount = InferOutput<typeof TaskCount>;

const BASE = '/api/privat/forsikring';

/** Reads the customer's motor tasks. */
export const getMotorTasks = defineCall({
  method: 'GET',
  path: `${BASE}/motor/oppgaver/motoroppgaver`,
  response: object({ oppgaver: tolerantList(MotorTask) }),
  empty: { oppgaver: [] },
  whenUnauthorized: 'login',
});

/** Counts the health declarations that the customer should fill in. */
export const getHealthDeclarations = defineCall({
  method: 'GET',
  path: `${BASE}/oversikt/helseerklaering`,
  response: TaskCount,
  empty: { antall: 0 },
});

/** Counts the offers that the customer should accept. */
export const getOffersToAccept = defineCall({
  method: 'GET',
  path: `${BASE}/oversikt/aksepttilbud`,
  response: TaskCount,
  empty: { antall: 0 },
});

/** Reads whether the customer has unread messages from the insurer. */
export const getUnreadMessages = defineCall({
  method: 'GET',
  path: `${BASE}/oversikt/ulestemeldinger`,
  response: object({ hasUlesteMeldinger: boolean() }),
  empty: { hasUlesteMeldinger: false },
});

/** Counts unread messages from the partner bank. Only for partner customers. */
export const getPartnerMessages = defineCall({
  method: 'GET',
  path: `${BASE}/eikaintegrasjon/kundekommunikasjon`,
  response: object({ antallUleste: Count }),
  empty: { antallUleste: 0 },
});
