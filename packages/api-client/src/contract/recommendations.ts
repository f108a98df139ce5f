import { array, boolean, type InferOutput, number, optional, string } from 'valibot';
import { defineCall } from './defineCall';
import { object } from './object';

/** A product and how well it would suit the customer: the higher, the better. */
export const Recommendation = object({
  /** E.g. `BIL`; a value that is not known counts as `OTHER`. */
  nextBestOfferProdukt: string(),
  score: number(),
});
export type Recommendation = InferOutput<typeof Recommendation>;

/** What the customer might need next. */
export const Recommendations = object({
  scores: array(Recommendation),
  /** Whether the customer is in the group that sees none. */
  controlgroup: optional(boolean(), false),
  /** Whether the scores are general, not the customer's own. */
  fallback: optional(boolean(), false),
});
export type Recommendations = InferOutput<typeof Recommendations>;

/** Which products may suit the customer. */
export const getRecommendations = defineCall({
  method: 'GET',
  path: '/api/privat/forsikring/nbo/produktanbefaling',
  query: { produkt: 'string' },
  response: Recommendations,
  empty: { scores: [] },
  retries: 1,
});
