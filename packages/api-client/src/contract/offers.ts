import { boolean, type InferOutput, object, optional, pipe, string } from 'valibot';
import { Kroner } from './amounts';
import { defineCall } from './defineCall';
import { flagMissingItems, OptionalId, sparseObject, tolerantList } from './tolerant';

/** A product in a package offer, with its own prices in kroner. */
export const PackageOffer = sparseObject({
  policyNumber: OptionalId,
  monthlyPrice: optional(Kroner, 0),
  yearlyPrice: optional(Kroner, 0),
});
export type PackageOffer = InferOutput<typeof PackageOffer>;

/** An offer that an adviser or the customer has saved. Prices are in kroner. */
export const Offer = object({
  /** The offer's number. Without a number, or without a version, the portal cannot continue the purchase. */
  policyNumber: OptionalId,
  versionNumber: OptionalId,
  name: string(),
  description: optional(string()),
  monthlyPrice: optional(Kroner),
  yearlyPrice: optional(Kroner),
  /** E.g. `HUS`, `BIL`; the portal does not show an offer of an unknown type. */
  productType: optional(string()),
  /** The last valid day, as an ISO date. */
  expirationDate: optional(string()),
  systemSource: optional(string()),
  /** `tfaMonthly`: the state's traffic insurance fee, in kroner a month. */
  detaljer: optional(sparseObject({ tfaMonthly: optional(Kroner) })),
  pakkeTilbud: optional(tolerantList(PackageOffer, { mayBeEmpty: true }), []),
});
export type Offer = InferOutput<typeof Offer>;

/** The customer's offers. */
export const OfferList = pipe(
  object({
    tilbud: tolerantList(Offer, { mayBeEmpty: true }),
    /** Whether offers may be missing: a system behind the list was down, or offers could not be read. */
    systemSourceError: optional(boolean(), false),
  }),
  flagMissingItems(),
);
export type OfferList = InferOutput<typeof OfferList>;

const PATH = '/api/privat/forsikring/avtaleoversikt/tilbud';

/** Reads the offers that the customer has not accepted yet. */
export const getOffers = defineCall({
  method: 'GET',
  path: PATH,
  response: OfferList,
  empty: { tilbud: [] },
  retries: 1,
});

/** Deletes an offer. A 404 after a lost response means that the earlier request deleted it. */
export const deleteOffer = defineCall({
  method: 'DELETE',
  path: `${PATH}/{policyNumber}`,
});
