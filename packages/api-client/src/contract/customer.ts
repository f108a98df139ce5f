import { boolean, type InferOutput, object, optional, strictObject, string, union } from 'valibot';
import { defineCall } from './defineCall';
import { OptionalId, sparseObject } from './tolerant';

/** The customer's e-mail address and mobile number. */
const ContactInformation = sparseObject({
  epostAdresse: optional(string()),
  mobilNummer: OptionalId,
});

/** The customer's consents: `AUTHORIZED` or `NOT_AUTHORIZED`. */
const CustomerConsents = sparseObject({
  marketingConsent: optional(string()),
  crossDomainConsent: optional(string()),
});

/** The customer in the insurer's own register. */
export const Customer = sparseObject({
  navn: optional(string()),
  /** The national id, of 11 digits. */
  ssn: OptionalId,
  /** The customer number. Without one, the address is unknown and the older register keeps the contact details. */
  niceKundenummer: OptionalId,
  isLoMedlem: optional(boolean(), false),
  isBankkunde: optional(boolean(), false),
  kontaktInformasjon: optional(ContactInformation, {}),
  samtykker: optional(CustomerConsents, {}),
});
export type Customer = InferOutput<typeof Customer>;

/** The customer in the older register. */
export const LegacyCustomer = object({
  epost: optional(string()),
  telefon: OptionalId,
  eksisterer: boolean(),
  /** The register number of the bank that the customer logged in through, e.g. `2050`. */
  loginBankplassRegisterNummer: OptionalId,
});
export type LegacyCustomer = InferOutput<typeof LegacyCustomer>;

const BASE = '/api/privat/forsikring';

/** Reads the customer, with contact details and consents. */
export const getCustomer = defineCall({
  method: 'GET',
  path: `${BASE}/skadekunde/hent`,
  response: Customer,
});

/** A change of one contact detail. */
export const ContactChange = union([
  strictObject({ epostAdresse: string() }),
  strictObject({ mobilNummer: string() }),
]);

/** Saves a contact detail. Fails with 400 and `kode` `UGYLDIG_MAILADRESSE` or `UGYLDIG_MOBILNR` for an invalid one. */
export const updateContact = defineCall({
  method: 'PUT',
  path: `${BASE}/skadekunde/kontaktinformasjon`,
  body: ContactChange,
});

/** Reads the customer in the older register. A 404 means that the register does not know the customer. */
export const getLegacyCustomer = defineCall({
  method: 'GET',
  path: `${BASE}/liv/kunde/v1/kunde`,
  response: LegacyCustomer,
  empty: { eksisterer: false },
  notFound: { eksisterer: false },
});

/** A change of the contact details in the older register. */
export const LegacyContactChange = strictObject({ epost: string(), telefon: optional(string()) });

/** Saves contact details of customers without a customer number. */
export const updateLegacyContact = defineCall({
  method: 'PUT',
  path: `${BASE}/liv/kunde/v1/contactInfo`,
  body: LegacyContactChange,
});
