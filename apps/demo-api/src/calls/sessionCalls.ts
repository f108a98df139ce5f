import { ownAddress } from '@forsikring/api-client/insurer';
import type { CallHandlers } from '../app/addCalls';
import { SESSION_COOKIE, writeCookie, XSRF_COOKIE } from '../app/cookies';
import type { DemoContext } from '../app/DemoEnv';
import { distributorOfRequest } from '../distributors/distributorOfRequest';
import { openingHours } from '../distributors/distributors';

/** The calls about the session, the login and the logout. */
export const sessionCalls = ({ sessions, originsOf }: DemoContext) =>
  ({
    getSessionStatus: (c) => {
      const session = c.get('session');
      return session ? { kfpSessionId: session.id, trackingId: `demo-${session.customerId}` } : {};
    },
    getClientContext: (c) => ({ loginContext: c.get('customer').loginContext }),
    getBankContact: (c) => ({
      ...distributorOfRequest(c).contact,
      navn: 'Kundesenteret',
      apningstider: openingHours,
    }),
    getLogin: (c) => {
      const origins = originsOf(c.req.url);
      const login = new URL('/login', origins.login);
      const goto = ownAddress(c.req.query('goto'), origins.portal) ?? origins.portal;
      login.searchParams.set('goto', goto);
      return { loginUrl: login.href };
    },
    logOut: (c, { goto }) => {
      sessions.end(c.get('session'));
      writeCookie(c, SESSION_COOKIE, '', true);
      writeCookie(c, XSRF_COOKIE, '');
      return { logoutUrl: ownAddress(goto, originsOf(c.req.url).portal) ?? '/logget-ut' };
    },
    renewSession: () => undefined,
    getJumpToken: (c) => ({ jumpSst: `jump-${c.get('session').id}` }),
  }) satisfies Partial<CallHandlers>;
