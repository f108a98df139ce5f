import type { SiteFeedback } from './bodies';
import { defineWrite } from './defineCall';

export const sendFeedback = defineWrite<typeof SiteFeedback>()({
  method: 'POST',
  path: '/api/privat/forsikring/feedback/',
});
