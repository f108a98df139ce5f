import { calls } from '@forsikring/api-client/contract';
import type { Hono } from 'hono';
import { callRoute } from '../app/callRoute';
import { SESSION_COOKIE, writeCookie, XSRF_COOKIE } from '../app/cookies';
import type { DemoContext, DemoEnv } from '../app/DemoEnv';
import { ownAddress } from '../app/ownAddress';
import { distributorOfRequest } from '../distributors/distributorOfRequest';
import { openingHours } from '../distributors/distributors';

/** Adds the calls about the session, the login and the logout. */
export function addSessionCalls(app: Hono<DemoEnv>, context: DemoContext): void {
  const { sessions, originsOf } = context;

  callRoute(app, context, calls.getSessionStatus, (c) => {
    const session = c.get('session');
    return session ? { kfpSessionId: session.id, trackingId: `demo-${session.customerId}` } : {};
  });
  callRoute(app, context, calls.getClientContext, (c) => ({
    loginContext: c.get('customer').loginContext,
  }));
  callRoute(app, context, calls.getBankContact, (c) => ({
    ...distributorOfRequest(c).contact,
    navn: 'Kundesenteret',
    apningstider: openingHours,
  }));
  callRoute(app, context, calls.getLogin, (c) => {
    const origins = originsOf(c.req.url);
    const login = new URL('/login', origins.login);
    const goto = ownAddress(c.req.query('goto'), origins.portal) ?? origins.portal;
    login.searchParams.set('goto', goto);
    return { loginUrl: login.href };
  });
  callRoute(app, context, calls.logOut, (c, body) => {
    sessions.end(c.get('session'));
    writeCookie(c, SESSION_COOKIE, '', true);
    writeCookie(c, XSRF_COOKIE, '');
    const { goto } = body as { goto: string };
    return { logoutUrl: ownAddress(goto, originsOf(c.req.url).portal) ?? '/logget-ut' };
  });
  callRoute(app, context, calls.renewSession, () => undefined);
  callRoute(app, context, calls.getJumpToken, (c) => ({ jumpSst: `jump-${c.get('session').id}` }));
}
