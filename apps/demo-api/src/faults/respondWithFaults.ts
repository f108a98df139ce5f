import { type Failing, parseFault } from '@forsikring/api-client/insurer';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import { readCookie, writeCookie } from '../app/cookies';
import type { DemoEnv } from '../app/DemoEnv';

/** The cookie with the faults of a browser: `call=fault&…`. */
export const FAULTS_COOKIE = 'demo-faults';

/** Responds with the fault in the request or the browser's cookie. Removes a fault that happens once from the cookie. */
export async function respondWithFaults(
  c: Context<DemoEnv>,
  respond: (failing: Failing) => Promise<Response>,
): Promise<Response> {
  const own = c.req.query('fault') ?? c.req.header('X-Demo-Fault');
  const stored = Object.fromEntries(new URLSearchParams(readCookie(c, FAULTS_COOKIE)));
  const faults = parseFault(own) ? { '*': own } : { ...stored };
  const response = await respond({ faults, breakConnection: (kind) => breakConnection(kind, c) });
  if (response.type === 'error') return c.env?.outgoing ? RESPONSE_ALREADY_SENT : response;
  // Through the context, which keeps the cookie of the distributor.
  c.res = c.newResponse(response.body, response as ResponseInit & { status: StatusCode });
  const left = Object.entries(stored).filter(([name]) => name in faults);
  if (!parseFault(own) && left.length < Object.keys(stored).length)
    writeCookie(c, FAULTS_COOKIE, String(new URLSearchParams(left)));
  return c.res;
}

/** Closes the connection before the response, or in the middle of it. */
function breakConnection(kind: 'drop' | 'cut', c: Context<DemoEnv>): void {
  const outgoing = c.env?.outgoing;
  if (kind === 'cut' && outgoing) {
    outgoing.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '4096' });
    outgoing.write('{"avtaler": [{"policyNumber": "1"');
    setTimeout(() => outgoing.destroy(), 20);
  } else {
    outgoing?.destroy();
  }
}
