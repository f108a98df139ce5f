import { getAgreements, getPartnerAgreements } from './agreements';
import { getLegacyCustomer } from './customer';
import { getClientContext, getLogin, getSessionStatus, logOut, renewSession } from './session';

/** Every call of the API, by the name of the client function that makes it. */
export const calls = {
  getSessionStatus,
  getClientContext,
  getLogin,
  logOut,
  renewSession,
  getAgreements,
  getPartnerAgreements,
  getLegacyCustomer,
};

/** The calls, by name. */
export type Calls = typeof calls;
