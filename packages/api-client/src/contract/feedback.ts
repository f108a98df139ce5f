import {
  array,
  nonEmpty,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  union,
} from 'valibot';
import { defineCall } from './defineCall';

const FEEDBACK = '/api/privat/forsikring/feedback/';

/** A customer's opinion of a page. */
export const SiteFeedback = strictObject({
  feedbackValue: pipe(string(), nonEmpty()),
  text: string(),
  productCode: pipe(string(), nonEmpty()),
  /** The path without query and digits: digits may be a policy number. */
  page: pipe(string(), regex(/^\/[^\d?#]*$/)),
});

/** Sends a visitor's feedback on a page. The session may have ended by then, so a 401 never redirects. */
export const sendFeedback = defineCall({
  method: 'POST',
  path: FEEDBACK,
  body: SiteFeedback,
  whenUnauthorized: 'nothing',
  idempotencyKey: true,
});

const filled = pipe(string(), nonEmpty());

/** The answers to the questions after the feedback. `answerId` is the `Idempotency-Key` of the feedback. */
export const FeedbackFollowup = strictObject({
  answerId: filled,
  svar: pipe(
    array(
      strictObject({
        name: filled,
        /** The question as the customer read it. */
        label: filled,
        type: picklist(['radio', 'checkbox', 'text', 'smiley']),
        /** A list for checkboxes. */
        value: union([filled, pipe(array(filled), nonEmpty())]),
      }),
    ),
    nonEmpty(),
  ),
});

/** Sends the answers to the questions after the feedback. A 401 never redirects, as with the feedback. */
export const sendFeedbackFollowup = defineCall({
  method: 'POST',
  path: `${FEEDBACK}oppfolging`,
  body: FeedbackFollowup,
  whenUnauthorized: 'nothing',
  idempotencyKey: true,
});

/**
 * How a customer can be contacted for research. `answerId` is the `Idempotency-Key` of the feedback, and makes the
 * feedback personal data.
 */
export const FeedbackContact = strictObject({
  email: filled,
  phone: optional(filled),
  answerId: filled,
});

/** Puts a customer on the list for research. A 401 never redirects, as with the feedback. */
export const sendFeedbackContact = defineCall({
  method: 'POST',
  path: `${FEEDBACK}kontakt`,
  body: FeedbackContact,
  whenUnauthorized: 'nothing',
  idempotencyKey: true,
});
