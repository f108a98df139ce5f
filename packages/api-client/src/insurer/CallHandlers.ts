import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { Calls } from '../contract/calls';
import type { DemoSession } from './createSessions';
import type { Customer } from './customers/Customer';
import type { Failing } from './faults/withFault';

/** What the server or the interceptor in front of the insurer knows about a request. */
export interface Visit extends Failing {
  request: Request;
  /** The path parameters of the call. */
  params: Readonly<Record<string, string>>;
  /** The session of the visitor. */
  session: DemoSession | undefined;
  /** How long the session lasts from now, in seconds. @default the insurer's own length */
  sessionSeconds?: number;
  /** The origins of the portal and of the login page. @default the origin of the request */
  origins?: { portal: string; login: string };
  /** Returns what differs from the contact details of the insurer. */
  contact?: () => InferInput<Calls['getBankContact']['response']>;
}

/** What the handler of a call reads. A public call may have neither customer nor session. */
export type CallVisit = Visit & { customer: Customer; session: DemoSession };

/** The checked body of a request. */
export type Body<Call> = Call extends { body: infer Schema extends GenericSchema }
  ? InferOutput<Schema>
  : undefined;
/** The body of a response, before the schema of the contract. */
export type Data<Call> = Call extends { response: infer Schema extends GenericSchema }
  ? InferInput<Schema>
  : undefined;

/** Handles a call: returns its data, undefined (204) when it has none, or a response with a problem. */
export type CallHandler<Call> = (visit: CallVisit, body: Body<Call>) => Data<Call> | Response;

/** The handlers of calls, by the names of the calls. */
export type CallHandlers = { [Name in keyof Calls]: CallHandler<Calls[Name]> };
