import { boolean, type InferOutput, object, optional, pipe, string } from 'valibot';
import { Kroner } from './amounts';
import { defineCall } from './defineCall';
import { flagMissingItems, Id, optionalSum, tolerantList } from './tolerant';

/** An insurance that the customer has. The schema accepts codes that the client does not know. */
export const Agreement = object({
  policyNumber: Id,
  name: string(),
  description: optional(string()),
  /** Kroner a month; 0 or absent when the insurance has no price of its own. */
  monthlyPrice: optional(Kroner),
  /** `ACTIVE`, `PENDING`, `RENEWAL`, `PROCESSING`. */
  avtaleStatus: optional(string()),
  /** The system that keeps the agreement, e.g. `NICE`, `PROLIFE`, `EIKA_PERSON`. */
  systemSource: optional(string()),
  /** E.g. `BIL`, `INNBO`, `REISE`. */
  productType: optional(string()),
});
export type Agreement = InferOutput<typeof Agreement>;

/** The customer's insurances with their sums in kroner. */
export const AgreementList = pipe(
  object({
    avtaler: tolerantList(Agreement, { mayBeEmpty: true }),
    monthlySum: optionalSum(0),
    /** Absent when the sum is unknown. */
    yearlySum: optionalSum(),
    /** Whether agreements may be missing: a system behind the list was down, or agreements could not be read. */
    systemSourceError: optional(boolean(), false),
  }),
  flagMissingItems(),
);
export type AgreementList = InferOutput<typeof AgreementList>;

/** Reads the customer's agreements with the insurer and their prices. */
export const getAgreements = defineCall({
  method: 'GET',
  path: '/api/privat/forsikring/avtaleoversikt/avtaler',
  response: AgreementList,
  empty: { avtaler: [], yearlySum: 0 },
  retries: 1,
});

/** Reads the agreements that a partner bank keeps. Only for partner customers. */
export const getPartnerAgreements = defineCall({
  method: 'GET',
  path: '/api/privat/forsikring/eikaintegrasjon/avtaler',
  response: AgreementList,
  empty: { avtaler: [], yearlySum: 0 },
  retries: 1,
});
