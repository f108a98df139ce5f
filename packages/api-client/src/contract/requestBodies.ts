import type { GenericSchema } from 'valibot';
import {
  ConsentChange,
  ContactChange,
  LegacyContactChange,
  LogOutBody,
  ReservationChange,
  SiteFeedback,
} from './bodies';
import type { Calls } from './calls';

type WithBody = {
  [Name in keyof Calls]: Calls[Name] extends { body: GenericSchema } ? Name : never;
}[keyof Calls];

/** The body schema of each call that has one, for servers and documents. */
export const requestBodies: { [Name in WithBody]: Calls[Name]['body'] } = {
  logOut: LogOutBody,
  updateContact: ContactChange,
  updateLegacyContact: LegacyContactChange,
  updateConsent: ConsentChange,
  setReservation: ReservationChange,
  sendFeedback: SiteFeedback,
};

/** The schema of a call's body; undefined when the call has none. */
export const bodySchemaOf = (name: string): GenericSchema | undefined =>
  Object.hasOwn(requestBodies, name) ? requestBodies[name as WithBody] : undefined;
