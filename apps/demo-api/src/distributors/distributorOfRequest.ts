import type { Context } from 'hono';
import { readCookie, writeCookie } from '../app/cookies';
import type { DemoEnv } from '../app/DemoEnv';
import { chooseDistributor, DISTRIBUTOR_COOKIE, distributorIn } from './chooseDistributor';
import type { Distributor } from './distributors';

/** Returns the distributor of a request. A name from an address is stored for the next pages. */
export function distributorOfRequest(c: Context<DemoEnv>): Distributor {
  const named = distributorIn(c.req.url) ?? distributorIn(c.req.header('referer'));
  const chosen = chooseDistributor({
    named,
    cookie: readCookie(c, DISTRIBUTOR_COOKIE),
    hostname: new URL(c.req.url).hostname,
  });
  if (named === chosen.shortname) writeCookie(c, DISTRIBUTOR_COOKIE, named);
  return chosen;
}
