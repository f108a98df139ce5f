import { string } from 'valibot';
import { defineCall } from './defineCall';
import { object } from './object';

/** A token that logs the customer in to the claims system. Any failure leads to its fallback address. */
export const getJumpToken = defineCall({
  method: 'GET',
  path: '/api/privat/forsikring/jumpsst/',
  response: object({ jumpSst: string() }),
  whenUnauthorized: 'nothing',
});
