import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Customer } from '../customers/Customer';
import type { DemoOrigins } from '../distributors/distributors';
import type { Records } from './createRecords';
import type { DemoSession, Sessions } from './createSessions';

/** What the place where the demo is mounted hands in with each request. */
export interface DemoBindings {
  /** Stands in for the `Cookie` header where an interceptor hides it. */
  cookies?: string;
  /** Receives what the demo sets where an interceptor drops `Set-Cookie`. */
  setCookie?: string[];
  /** Node's own pair, where a real socket can be cut. */
  incoming?: IncomingMessage;
  outgoing?: ServerResponse;
  /** Faults for every request of this mount, as the fault cookie has them. */
  faults?: string;
}

/** What the middleware of the demo passes on. */
interface DemoVariables {
  customer: Customer;
  session: DemoSession;
}

/** The types of the demo's Hono app. */
export interface DemoEnv {
  Bindings: DemoBindings;
  Variables: DemoVariables;
}

/** What all routes of one demo stand on. */
export interface DemoContext {
  sessions: Sessions;
  records: Records;
  /** Where the portal and the login page stand, as the browser that asks sees them. */
  originsOf: (requestUrl: string) => DemoOrigins;
}
