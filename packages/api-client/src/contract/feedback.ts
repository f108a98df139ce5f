import type { SiteFeedback } from './bodies';
import { defineWrite } from './defineCall';

/** Sends a visitor's feedback on a page. The session may have ended by then, so a 401 never redirects. */
export const sendFeedback = defineWrite<typeof SiteFeedback>()({
  method: 'POST',
  path: '/api/privat/forsikring/feedback/',
  whenUnauthorized: 'nothing',
  idempotencyKey: true,
});
