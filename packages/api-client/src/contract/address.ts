import { array, boolean, type InferOutput, object, optional, string } from 'valibot';
import { defineCall } from './defineCall';
import { Id } from './id';

/** Where the customer lives: a street and number, or a farm and property number. */
export const Address = object({
  /** Whether this is the customer's address in the national register. */
  isFolkreregistrert: optional(boolean(), false),
  gatenavn: optional(string()),
  gatenummer: optional(Id),
  gatenummerBokstav: optional(string()),
  gaardsnummer: optional(Id),
  bruksnummer: optional(Id),
  postnummer: optional(Id),
});
export type Address = InferOutput<typeof Address>;

/** A postal code and the name of its postal area. */
export const PostalCode = object({ kode: Id, navn: string() });
export type PostalCode = InferOutput<typeof PostalCode>;

const BASE = '/api/privat/forsikring/adresse';

/** Only for customers with a customer number. */
export const getAddresses = defineCall({
  method: 'GET',
  path: `${BASE}/kundeadresser`,
  response: object({ kundeadresser: array(Address) }),
  empty: { kundeadresser: [] },
});

/** All postal codes and the names of their postal areas. */
export const getPostalCodes = defineCall({
  method: 'GET',
  path: `${BASE}/postnummer`,
  response: object({ postnummerList: array(PostalCode) }),
  empty: { postnummerList: [] },
});

/** Replaces the address with the one in the national register. The client then reads the addresses again. */
export const refreshAddress = defineCall({
  method: 'POST',
  path: `${BASE}/oppdater`,
});
