import { type InferOutput, optional, string } from 'valibot';
import type { LogOutBody } from './bodies';
import { defineCall, defineWrite } from './defineCall';
import { Id } from './id';
import { object } from './object';

const AUTH = '/api/privat/forsikring/auth';

/** The current session; nobody is logged in without `kfpSessionId`. */
export const SessionStatus = object({
  kfpSessionId: optional(Id),
  trackingId: optional(Id),
});
export type SessionStatus = InferOutput<typeof SessionStatus>;

/** The channel that the customer came through, e.g. `NETTBANK` or `MOBILBANK`. */
export const ClientContext = object({ loginContext: string() });
export type ClientContext = InferOutput<typeof ClientContext>;

/** Reads whether somebody is logged in. Works without a session. */
export const getSessionStatus = defineCall({
  method: 'GET',
  path: `${AUTH}/session-status`,
  response: SessionStatus,
  empty: {},
  whenUnauthorized: 'nothing',
  public: true,
});

/** Reads the channel of the login. */
export const getClientContext = defineCall({
  method: 'GET',
  path: `${AUTH}/client-context`,
  response: ClientContext,
});

/**
 * Reads the address of the login page. `goto` is the address after the login. No failure redirects,
 * not even a 401: the page shows an error.
 */
export const getLogin = defineCall({
  method: 'GET',
  path: '/auth/login',
  query: { goto: 'string' },
  response: object({ loginUrl: string() }),
  whenUnauthorized: 'nothing',
  public: true,
});

/** Ends the session and returns the next address. */
export const logOut = defineWrite<typeof LogOutBody>()({
  method: 'POST',
  path: `${AUTH}/logout`,
  response: object({ logoutUrl: string() }),
  whenUnauthorized: 'nothing',
});

/** Renews the session. The response is a 204 with a new `X-Session-Expiry`. */
export const renewSession = defineCall({
  method: 'POST',
  path: `${AUTH}/renew-session`,
});
