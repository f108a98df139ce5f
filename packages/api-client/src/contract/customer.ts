import { boolean, type InferOutput, object, optional, string } from 'valibot';
import { defineCall } from './defineCall';
import { Id } from './id';

/** The customer as the older register knows them. */
export const LegacyCustomer = object({
  epost: optional(string()),
  telefon: optional(string()),
  eksisterer: boolean(),
  /** The register number of the bank that the customer logged in through, e.g. `2050`. */
  loginBankplassRegisterNummer: optional(Id),
});
export type LegacyCustomer = InferOutput<typeof LegacyCustomer>;

export const getLegacyCustomer = defineCall({
  name: 'getLegacyCustomer',
  method: 'GET',
  path: '/api/privat/forsikring/liv/kunde/v1/kunde',
  response: LegacyCustomer,
  empty: { eksisterer: false },
});
