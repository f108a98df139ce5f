import { boolean, type InferOutput, optional, string } from 'valibot';
import type { ContactChange, LegacyContactChange } from './bodies';
import { defineCall, defineWrite } from './defineCall';
import { Id } from './id';
import { object } from './object';

/** How to reach the customer. */
const ContactInformation = object({
  epostAdresse: optional(string()),
  mobilNummer: optional(Id),
});

/** What the customer has said yes or no to: `AUTHORIZED` or `NOT_AUTHORIZED`. */
const CustomerConsents = object({
  marketingConsent: optional(string()),
  crossDomainConsent: optional(string()),
});

/** The customer, as the insurer knows them. */
export const Customer = object({
  navn: optional(string()),
  /** The national id, of 11 digits. */
  ssn: optional(Id),
  /** Without one, the address is not known and contact details are the older register's. */
  niceKundenummer: optional(Id),
  isLoMedlem: optional(boolean(), false),
  isBankkunde: optional(boolean(), false),
  kontaktInformasjon: optional(ContactInformation, {}),
  samtykker: optional(CustomerConsents, {}),
});
export type Customer = InferOutput<typeof Customer>;

/** The customer as the older register knows them. */
export const LegacyCustomer = object({
  epost: optional(string()),
  telefon: optional(Id),
  eksisterer: boolean(),
  /** The register number of the bank that the customer logged in through, e.g. `2050`. */
  loginBankplassRegisterNummer: optional(Id),
});
export type LegacyCustomer = InferOutput<typeof LegacyCustomer>;

const BASE = '/api/privat/forsikring';

/** Who the customer is, how to reach them and what they consented to. */
export const getCustomer = defineCall({
  method: 'GET',
  path: `${BASE}/skadekunde/hent`,
  response: Customer,
});

/** Answers 400 with `kode` `UGYLDIG_MAILADRESSE` or `UGYLDIG_MOBILNR` for what is neither. */
export const updateContact = defineWrite<typeof ContactChange>()({
  method: 'PUT',
  path: `${BASE}/skadekunde/kontaktinformasjon`,
});

/** The customer as the older register knows them. A 404 means that the register does not know them. */
export const getLegacyCustomer = defineCall({
  method: 'GET',
  path: `${BASE}/liv/kunde/v1/kunde`,
  response: LegacyCustomer,
  empty: { eksisterer: false },
  notFound: { eksisterer: false },
});

/** For customers without a customer number. */
export const updateLegacyContact = defineWrite<typeof LegacyContactChange>()({
  method: 'PUT',
  path: `${BASE}/liv/kunde/v1/contactInfo`,
});
