import type { Calls } from '../contract/calls';
import type { NamedCall } from '../contract/defineCall';
import type { CallHandler, CallHandlers, CallVisit, Visit } from './CallHandlers';
import { overviewCalls } from './calls/overviewCalls';
import { profileCalls } from './calls/profileCalls';
import { sessionCalls } from './calls/sessionCalls';
import { createRecords, type Records } from './createRecords';
import { createSessions, type Sessions } from './createSessions';
import type { Customer } from './customers/Customer';
import { withFault } from './faults/withFault';
import { handleCall } from './handleCall';
import { problem } from './problem';

/** The insurer: its sessions, its records, and its response to each call of the contract. */
export interface Insurer {
  sessions: Sessions;
  records: Records;
  /** Responds to a call. A connection that breaks is `Response.error()`. */
  answer(call: NamedCall, visit: Visit): Promise<Response>;
}

/** Options of an insurer. */
export interface InsurerOptions {
  /** @default the customers of the login page */
  customers?: readonly Customer[] | undefined;
  /** How long a session lasts without a call, in seconds. @default 900 */
  sessionSeconds?: number | undefined;
}

/**
 * Creates an insurer with its own sessions and records. It rejects the requests that a real server would, and
 * checks both the request body and the response against the contract.
 */
export function createInsurer({ customers, sessionSeconds = 900 }: InsurerOptions = {}): Insurer {
  const sessions = createSessions(sessionSeconds);
  const records = createRecords(customers);
  const handlers: CallHandlers = { ...sessionCalls(sessions), ...overviewCalls, ...profileCalls };

  async function respond(call: NamedCall, visit: Visit): Promise<Response> {
    const { request, session } = visit;
    const seconds = visit.sessionSeconds ?? sessionSeconds;
    if (request.headers.get('X-Requested-By') !== 'forsikringsportal') {
      return problem(400, 'MANGLER_X_REQUESTED_BY', 'Kallet mangler X-Requested-By');
    }
    const customer = session && records.of(session.customerId);
    if (session && customer) sessions.renew(session, seconds);
    else if (!call.public) return problem(401, 'IKKE_INNLOGGET', 'Unauthorized');
    if (call.method !== 'GET' && request.headers.get('X-XSRF-TOKEN') !== session?.xsrfToken) {
      return problem(403, 'UGYLDIG_XSRF_TOKEN', 'Kallet mangler gyldig X-XSRF-TOKEN');
    }
    const handler = handlers[call.name as keyof Calls] as CallHandler<unknown>;
    const response = await withFault(call.name, visit, () =>
      handleCall(call, handler, { ...visit, customer, session } as CallVisit),
    );
    // On every response, except when the session has ended or the connection is closed.
    if (response.type !== 'error' && sessions.find(session?.id))
      response.headers.set('X-Session-Expiry', String(seconds));
    return response;
  }

  return {
    sessions,
    records,
    async answer(call, visit) {
      const response = await respond(call, visit);
      // Keeps personal data out of every cache, including the browser's.
      if (response.type !== 'error') response.headers.set('Cache-Control', 'no-store');
      return response;
    },
  };
}
