import { calls, type NamedCall } from '@forsikring/api-client/contract';
import type { Hono } from 'hono';
import { distributorOfRequest } from '../distributors/distributorOfRequest';
import { respondWithFaults } from '../faults/respondWithFaults';
import { readCookie, SESSION_COOKIE, writeCookie, XSRF_COOKIE } from './cookies';
import type { DemoContext, DemoEnv } from './DemoEnv';
import { sessionSeconds } from './sessionLength';

/** Adds every call of the contract: the insurer responds, with the session and the faults of the browser. */
export function addCalls(app: Hono<DemoEnv>, context: DemoContext): void {
  const { insurer, originsOf } = context;
  for (const call of Object.values<NamedCall>(calls)) {
    app.on(call.method, call.path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
      const session = insurer.sessions.find(readCookie(c, SESSION_COOKIE));
      const distributor = distributorOfRequest(c);
      const response = await respondWithFaults(c, (failing) =>
        insurer.answer(call, {
          ...failing,
          request: c.req.raw,
          params: c.req.param(),
          session,
          sessionSeconds: sessionSeconds(c, context),
          origins: originsOf(c.req.url, distributor),
          contact: () => distributor.contact,
        }),
      );
      if (!session || insurer.sessions.find(session.id) || !c.finalized) return response;
      writeCookie(c, SESSION_COOKIE, '', true);
      writeCookie(c, XSRF_COOKIE, '');
      return c.res;
    });
  }
}
