import { type Fault, faultFor, parseFault } from '@forsikring/api-client/insurer';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { readCookie, writeCookie } from '../app/cookies';
import type { DemoEnv } from '../app/DemoEnv';

/** The cookie with the faults of a browser: `call=fault&…`. */
export const FAULTS_COOKIE = 'demo-faults';

/** Makes the response of a call fail when the request, the mount or the browser's cookie asks for it. */
export function withFaults(name: string): MiddlewareHandler<DemoEnv> {
  return async (c, next) => {
    const fault =
      parseFault(c.req.query('fault') ?? c.req.header('X-Demo-Fault')) ??
      faultFor(name, c.env?.faults) ??
      faultFor(name, readCookie(c, FAULTS_COOKIE));
    if (!fault) return next();
    if (fault.kind === 'once') removeFromCookie(c, name);
    if (fault.kind === 'delay') {
      await sleep(fault.ms);
      return next();
    }
    if (fault.kind === 'lose-response') {
      await next();
      c.res = breakConnection('drop', c);
      return;
    }
    if (fault.kind === 'wrong-type') {
      await next();
      // A write without a response has no field to change.
      if (c.res.status === 204) return;
      c.res = Response.json(withWrongTypes(await c.res.json()), c.res);
      return;
    }
    return faultResponse(fault, c);
  };
}

async function faultResponse(
  fault: Exclude<Fault, { kind: 'delay' }>,
  c: Context<DemoEnv>,
): Promise<Response> {
  switch (fault.kind) {
    case 'status':
    case 'once':
      // Through the context, which keeps the cookie of `removeFromCookie`.
      return c.json(
        { kode: `DEMO_${fault.status}`, melding: 'Bestilt feil' },
        fault.status as ContentfulStatusCode,
      );
    case 'hang':
      return new Promise(() => {});
    case 'broken-json':
      return json('{"avtaler": [,');
    case 'html':
      return new Response('<!doctype html><title>Vedlikehold</title><p>Vi er straks tilbake.</p>', {
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      });
    case 'empty':
      return json('');
    case 'no-content':
      return new Response(null, { status: 204 });
    default:
      return breakConnection(fault.kind, c);
  }
}

/** Removes a fault for one request from the browser's list. */
function removeFromCookie(c: Context<DemoEnv>, name: string): void {
  const faults = new URLSearchParams(readCookie(c, FAULTS_COOKIE) ?? '');
  faults.delete(faults.has(name) ? name : '*');
  writeCookie(c, FAULTS_COOKIE, String(faults));
}

/** Closes the connection before the response, or in the middle of it. */
function breakConnection(kind: string, c: Context<DemoEnv>): Response {
  const outgoing = c.env?.outgoing;
  // An interceptor converts an error response to a failed request.
  if (!outgoing) return Response.error();
  if (kind === 'cut') {
    outgoing.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '4096' });
    outgoing.write('{"avtaler": [{"policyNumber": "1"');
    setTimeout(() => outgoing.destroy(), 20);
  } else {
    outgoing.destroy();
  }
  return RESPONSE_ALREADY_SENT;
}

function withWrongTypes(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return { feil: true };
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key,
      typeof value === 'object' ? 'feil' : { feil: true },
    ]),
  );
}

const json = (body: string) =>
  new Response(body, { headers: { 'Content-Type': 'application/json' } });

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
