import { bodySchemaOf, type NamedCall } from '@forsikring/api-client/contract';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Hono } from 'hono';
import { safeParse } from 'valibot';
import { withFaults } from '../faults/withFaults';
import { readCookie, SESSION_COOKIE } from './cookies';
import type { DemoContext, DemoEnv } from './DemoEnv';
import { sessionSeconds } from './sessionLength';

/** Handles a call: returns data, undefined (204), or a response with a problem. */
export type CallHandler = (
  c: Context<DemoEnv>,
  body: unknown,
) => object | undefined | Response | Promise<object | undefined | Response>;

/** Creates the response of a failed call. */
export const problem = (status: number, kode: string, melding: string): Response =>
  Response.json({ kode, melding }, { status });

/**
 * Adds a call of the contract to the demo. Rejects the requests that a real server would, and checks both
 * the request body and the response against the contract.
 */
export function callRoute(
  app: Hono<DemoEnv>,
  context: DemoContext,
  call: NamedCall,
  handler: CallHandler,
): void {
  const { sessions, records } = context;
  const path = call.path.replace(/\{(\w+)\}/g, ':$1');

  app.on(call.method, path, async (c, next) => {
    if (c.req.header('X-Requested-By') !== 'forsikringsportal') {
      return problem(400, 'MANGLER_X_REQUESTED_BY', 'Kallet mangler X-Requested-By');
    }
    const session = sessions.find(readCookie(c, SESSION_COOKIE));
    const customer = session && records.of(session.customerId);
    if (session && customer) {
      sessions.renew(session, sessionSeconds(c, context));
      c.set('session', session);
      c.set('customer', customer);
    } else if (!call.public) {
      return problem(401, 'IKKE_INNLOGGET', 'Unauthorized');
    }
    if (call.method !== 'GET' && c.req.header('X-XSRF-TOKEN') !== session?.xsrfToken) {
      return problem(403, 'UGYLDIG_XSRF_TOKEN', 'Kallet mangler gyldig X-XSRF-TOKEN');
    }
    await next();
    // On every response, except when the session has ended or the connection is closed.
    if (sessions.find(session?.id) && c.res !== RESPONSE_ALREADY_SENT && c.res.type !== 'error') {
      c.header('X-Session-Expiry', String(sessionSeconds(c, context)));
    }
    return undefined;
  });
  app.on(call.method, path, withFaults(call.name), async (c) => {
    const body = await readBody(c, call);
    if (body instanceof Response) return body;
    return respond(c, call, await handler(c, body));
  });
}

async function readBody(c: Context<DemoEnv>, call: NamedCall): Promise<unknown> {
  const schema = bodySchemaOf(call.name);
  if (!schema) return undefined;
  const raw: unknown = await c.req.json().catch(() => undefined);
  const body = safeParse(schema, raw);
  return body.success
    ? body.output
    : problem(400, 'UGYLDIG_FORESPORSEL', 'Innholdet i kallet er ikke gyldig');
}

function respond(
  c: Context<DemoEnv>,
  call: NamedCall,
  data: object | undefined | Response,
): Response {
  if (data instanceof Response) return data;
  if (!call.response || data === undefined) return c.body(null, 204);
  const checked = safeParse(call.response, data);
  if (checked.success) return c.json(data);
  return problem(500, 'DEMO_BRYTER_KONTRAKTEN', `${call.name}: ${checked.issues[0].message}`);
}
