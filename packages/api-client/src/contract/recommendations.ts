import { boolean, type InferOutput, number, object, optional, string } from 'valibot';
import { defineCall } from './defineCall';
import { tolerantList } from './tolerant';

/** A product and its score for the customer: higher is better. */
export const Recommendation = object({
  /** E.g. `BIL`; an unknown value counts as `OTHER`. */
  nextBestOfferProdukt: string(),
  score: number(),
});
export type Recommendation = InferOutput<typeof Recommendation>;

/** The recommended products. */
export const Recommendations = object({
  scores: tolerantList(Recommendation),
  /** Whether the customer is in the control group, which sees no recommendations. */
  controlgroup: optional(boolean(), false),
  /** Whether the scores are general instead of the customer's own. */
  fallback: optional(boolean(), false),
});
export type Recommendations = InferOutput<typeof Recommendations>;

/** Reads which products may suit the customer. */
export const getRecommendations = defineCall({
  method: 'GET',
  path: '/api/privat/forsikring/nbo/produktanbefaling',
  query: { produkt: 'string' },
  response: Recommendations,
  empty: { scores: [] },
  retries: 1,
});
