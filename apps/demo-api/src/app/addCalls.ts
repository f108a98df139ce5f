import { type Calls, calls, type NamedCall } from '@forsikring/api-client/contract';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Hono } from 'hono';
import { type GenericSchema, type InferInput, type InferOutput, safeParse } from 'valibot';
import { withFaults } from '../faults/withFaults';
import { readCookie, SESSION_COOKIE } from './cookies';
import type { DemoContext, DemoEnv } from './DemoEnv';
import { sessionSeconds } from './sessionLength';

type Body<Call> = Call extends { body: infer Schema extends GenericSchema }
  ? InferOutput<Schema>
  : undefined;
type Data<Call> = Call extends { response: infer Schema extends GenericSchema }
  ? InferInput<Schema>
  : undefined;

/** Handles a call: returns its data, undefined (204) when it has none, or a response with a problem. */
type CallHandler<Call> = (c: Context<DemoEnv>, body: Body<Call>) => Data<Call> | Response;

/** The handlers of calls, by the names of the calls. */
export type CallHandlers = { [Name in keyof Calls]: CallHandler<Calls[Name]> };

/** Creates the response of a failed call. */
export const problem = (status: number, kode: string, melding: string): Response =>
  Response.json({ kode, melding }, { status });

/** Adds every call of the contract. */
export function addCalls(app: Hono<DemoEnv>, context: DemoContext, handlers: CallHandlers): void {
  for (const call of Object.values<NamedCall>(calls))
    addCall(app, context, call, handlers[call.name as keyof Calls] as CallHandler<unknown>);
}

/**
 * Adds a call of the contract to the demo. Rejects the requests that a real server would, and checks both
 * the request body and the response against the contract.
 */
function addCall(
  app: Hono<DemoEnv>,
  context: DemoContext,
  call: NamedCall,
  handler: CallHandler<unknown>,
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
    return respond(c, call, handler(c, body as undefined));
  });
}

async function readBody(c: Context<DemoEnv>, call: NamedCall): Promise<unknown> {
  if (!call.body) return undefined;
  const raw: unknown = await c.req.json().catch(() => undefined);
  const body = safeParse(call.body, raw);
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
