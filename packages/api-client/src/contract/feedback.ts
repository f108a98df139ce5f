import type { SiteFeedback } from './bodies';
import { defineWrite } from './defineCall';

/** Sends what a visitor thinks of a page. It may be sent after the session has ended, so a 401 never redirects. */
export const sendFeedback = defineWrite<typeof SiteFeedback>()({
  method: 'POST',
  path: '/api/privat/forsikring/feedback/',
  whenUnauthorized: 'nothing',
  idempotencyKey: true,
});
