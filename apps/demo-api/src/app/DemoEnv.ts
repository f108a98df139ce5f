import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Insurer } from '@forsikring/api-client/insurer';
import type { Answers } from '../answers/createAnswers';
import type { DemoOrigins, Distributor } from '../distributors/distributors';
import type { EventCounts } from '../tracking/createEventCounts';
import type { Receipts } from '../tracking/createReceipts';

/** The values that the server passes with each request. */
interface DemoBindings {
  /** Node's request and response, when there is a real socket to close. */
  incoming?: IncomingMessage;
  outgoing?: ServerResponse;
}

/** The types of the demo's Hono app. */
export interface DemoEnv {
  Bindings: DemoBindings;
}

/** The objects that all routes of one demo share. */
export interface DemoContext {
  insurer: Insurer;
  answers: Answers;
  events: EventCounts;
  receipts: Receipts;
  /** The origins of the portal and of a distributor's login page, as the requesting browser sees them. */
  originsOf: (requestUrl: string, distributor?: Distributor) => DemoOrigins;
}
