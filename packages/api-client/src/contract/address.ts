import { boolean, type InferOutput, object, optional, string } from 'valibot';
import { defineCall } from './defineCall';
import { Id, OptionalId, sparseObject, tolerantList } from './tolerant';

/** Where the customer lives: a street and number, or a farm and property number. */
export const Address = sparseObject({
  /** Whether this is the customer's address in the national register. */
  isFolkreregistrert: optional(boolean(), false),
  gatenavn: optional(string()),
  gatenummer: OptionalId,
  gatenummerBokstav: optional(string()),
  gaardsnummer: OptionalId,
  bruksnummer: OptionalId,
  postnummer: OptionalId,
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
  response: object({ kundeadresser: tolerantList(Address) }),
  empty: { kundeadresser: [] },
});

/** All postal codes and the names of their postal areas. */
export const getPostalCodes = defineCall({
  method: 'GET',
  path: `${BASE}/postnummer`,
  response: object({ postnummerList: tolerantList(PostalCode) }),
  empty: { postnummerList: [] },
});

/** Replaces the address with the one in the national register. The client then reads the addresses again. */
export const refreshAddress = defineCall({
  method: 'POST',
  path: `${BASE}/oppdater`,
});
