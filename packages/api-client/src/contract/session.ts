import { type InferOutput, nonEmpty, object, pipe, strictObject, string } from 'valibot';
import { defineCall } from './defineCall';
import { OptionalId, sparseObject } from './tolerant';

const AUTH = '/api/privat/forsikring/auth';

/** The current session; nobody is logged in without `kfpSessionId`. */
export const SessionStatus = sparseObject({
  kfpSessionId: OptionalId,
  trackingId: OptionalId,
});
export type SessionStatus = InferOutput<typeof SessionStatus>;

/** The channel that the customer came through. */
export const ClientContext = object({
  /** `MOBILBANK`, `MOBILBANK_DNB`, `NETTBANK`, `NETTBANK_DNB`, `FORSIKRING` or `ÅPEN`. */
  loginContext: string(),
});
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

/** The address that the customer wants to reach after the logout. */
export const LogOutBody = strictObject({ goto: pipe(string(), nonEmpty()) });

/** Ends the session and returns the next address. */
export const logOut = defineCall({
  method: 'POST',
  path: `${AUTH}/logout`,
  body: LogOutBody,
  response: object({ logoutUrl: string() }),
  whenUnauthorized: 'nothing',
});

/** Renews the session. The response is a 204 with a new `X-Session-Expiry`. */
export const renewSession = defineCall({
  method: 'POST',
  path: `${AUTH}/renew-session`,
});
