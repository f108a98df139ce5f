import { type InferOutput, optional, string } from 'valibot';
import type { LogOutBody } from './bodies';
import { defineCall, defineWrite } from './defineCall';
import { Id } from './id';
import { object } from './object';

const AUTH = '/api/privat/forsikring/auth';

/** Who is logged in; without `kfpSessionId`, nobody is. */
export const SessionStatus = object({
  kfpSessionId: optional(Id),
  trackingId: optional(Id),
});
export type SessionStatus = InferOutput<typeof SessionStatus>;

/** The channel that the customer came through, e.g. `NETTBANK` or `MOBILBANK`. */
export const ClientContext = object({ loginContext: string() });
export type ClientContext = InferOutput<typeof ClientContext>;

/** Whether somebody is logged in; asked before anybody is. */
export const getSessionStatus = defineCall({
  method: 'GET',
  path: `${AUTH}/session-status`,
  response: SessionStatus,
  empty: {},
  whenUnauthorized: 'nothing',
  public: true,
});

/** Where the customer logged in. */
export const getClientContext = defineCall({
  method: 'GET',
  path: `${AUTH}/client-context`,
  response: ClientContext,
});

/** `goto` is where the customer goes after the login. No failure redirects, 401 included: the page shows an error. */
export const getLogin = defineCall({
  method: 'GET',
  path: '/auth/login',
  query: { goto: 'string' },
  response: object({ loginUrl: string() }),
  whenUnauthorized: 'nothing',
  public: true,
});

/** Ends the session; answers where to go next. */
export const logOut = defineWrite<typeof LogOutBody>()({
  method: 'POST',
  path: `${AUTH}/logout`,
  response: object({ logoutUrl: string() }),
  whenUnauthorized: 'nothing',
});

/** Answers 204 with a fresh `X-Session-Expiry`. */
export const renewSession = defineCall({
  method: 'POST',
  path: `${AUTH}/renew-session`,
});
