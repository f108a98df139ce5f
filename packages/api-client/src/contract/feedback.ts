import type { SiteFeedback } from './bodies';
import { defineWrite } from './defineCall';

/** Sends what a visitor thinks of a page. */
export const sendFeedback = defineWrite<typeof SiteFeedback>()({
  method: 'POST',
  path: '/api/privat/forsikring/feedback/',
  idempotencyKey: true,
});
