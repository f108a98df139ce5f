import { array, boolean, type InferOutput, optional, string } from 'valibot';
import { defineCall } from './defineCall';
import { Id } from './id';
import { object } from './object';

/** Where the customer lives: a street and number, or a farm and property number. */
export const Address = object({
  /** Whether it is the one of the national register. */
  isFolkreregistrert: optional(boolean(), false),
  gatenavn: optional(string()),
  gatenummer: optional(Id),
  gatenummerBokstav: optional(string()),
  gaardsnummer: optional(Id),
  bruksnummer: optional(Id),
  postnummer: optional(Id),
});
export type Address = InferOutput<typeof Address>;

/** A postal code and the place it belongs to. */
export const PostalCode = object({ kode: Id, navn: string() });
export type PostalCode = InferOutput<typeof PostalCode>;

const BASE = '/api/privat/forsikring/adresse';

/** Made for customers with a customer number alone. */
export const getAddresses = defineCall({
  method: 'GET',
  path: `${BASE}/kundeadresser`,
  response: object({ kundeadresser: array(Address) }),
  empty: { kundeadresser: [] },
});

/** Postal codes and the places that they name. */
export const getPostalCodes = defineCall({
  method: 'GET',
  path: `${BASE}/postnummer`,
  response: object({ postnummerList: array(PostalCode) }),
  empty: { postnummerList: [] },
});

/** Takes the address of the national register; the addresses are read again afterwards. */
export const refreshAddress = defineCall({
  method: 'POST',
  path: `${BASE}/oppdater`,
});
