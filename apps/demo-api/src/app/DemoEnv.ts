import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Customer, DemoSession, Records, Sessions } from '@forsikring/api-client/insurer';
import type { Answers } from '../answers/createAnswers';
import type { DemoOrigins } from '../distributors/distributors';
import type { EventCounts } from '../tracking/createEventCounts';
import type { Receipts } from '../tracking/createReceipts';

/** What the mount of the demo (server or interceptor) passes with each request. */
export interface DemoBindings {
  /** Replaces the `Cookie` header when an interceptor hides it. */
  cookies?: string;
  /** Receives the demo's cookies when an interceptor drops `Set-Cookie`. */
  setCookie?: string[];
  /** Node's request and response, when the mount has a real socket to close. */
  incoming?: IncomingMessage;
  outgoing?: ServerResponse;
  /** Faults for every request of this mount, in the format of the fault cookie. */
  faults?: string;
}

/** Values that the middleware passes to the handlers. */
interface DemoVariables {
  customer: Customer;
  session: DemoSession;
}

/** The types of the demo's Hono app. */
export interface DemoEnv {
  Bindings: DemoBindings;
  Variables: DemoVariables;
}

/** What all routes of one demo share. */
export interface DemoContext {
  sessions: Sessions;
  records: Records;
  answers: Answers;
  events: EventCounts;
  receipts: Receipts;
  /** The origins of the portal and the login page, as the requesting browser sees them. */
  originsOf: (requestUrl: string) => DemoOrigins;
}
