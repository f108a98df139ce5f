import { nonEmpty, pipe, regex, strictObject, string } from 'valibot';
import { defineCall } from './defineCall';

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
  path: '/api/privat/forsikring/feedback/',
  body: SiteFeedback,
  whenUnauthorized: 'nothing',
  idempotencyKey: true,
});
