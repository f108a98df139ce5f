import { object, string } from 'valibot';
import { defineCall } from './defineCall';

/** Reads a token that logs the customer in to the claims system. After a failure, the page uses a fallback address. */
export const getJumpToken = defineCall({
  method: 'GET',
  path: '/api/privat/forsikring/jumpsst/',
  response: object({ jumpSst: string() }),
  whenUnauthorized: 'nothing',
});
