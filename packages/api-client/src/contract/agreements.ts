import { array, boolean, type InferOutput, number, optional, string } from 'valibot';
import { defineCall } from './defineCall';
import { Id } from './id';
import { object } from './object';

/** An insurance that the customer has. Unknown codes are kept as they came. */
export const Agreement = object({
  policyNumber: Id,
  name: string(),
  description: optional(string()),
  /** Kroner a month; 0 or absent where the insurance has no price of its own. */
  monthlyPrice: optional(number()),
  /** `ACTIVE`, `PENDING`, `RENEWAL`, `PROCESSING`. */
  avtaleStatus: optional(string()),
  /** The system that keeps the agreement, e.g. `NICE`, `PROLIFE`, `EIKA_PERSON`. */
  systemSource: optional(string()),
  /** E.g. `BIL`, `INNBO`, `REISE`. */
  productType: optional(string()),
});
export type Agreement = InferOutput<typeof Agreement>;

/** The customer's insurances with their sums in kroner. */
export const AgreementList = object({
  avtaler: array(Agreement),
  monthlySum: optional(number(), 0),
  /** Absent where it is not known. */
  yearlySum: optional(number()),
  /** Whether a system behind the list was down, so that agreements may be missing. */
  systemSourceError: optional(boolean(), false),
});
export type AgreementList = InferOutput<typeof AgreementList>;

/** The customer's agreements with the insurer, and what they cost. */
export const getAgreements = defineCall({
  method: 'GET',
  path: '/api/privat/forsikring/avtaleoversikt/avtaler',
  response: AgreementList,
  empty: { avtaler: [], yearlySum: 0 },
  retries: 1,
});

/** The agreements that a partner bank keeps; made for partner customers alone. */
export const getPartnerAgreements = defineCall({
  method: 'GET',
  path: '/api/privat/forsikring/eikaintegrasjon/avtaler',
  response: AgreementList,
  empty: { avtaler: [], yearlySum: 0 },
  retries: 1,
});
