import { createInsurer, type Insurer, problem } from '@forsikring/api-client/insurer';
import { Hono } from 'hono';
import { addAnswers } from '../answers/addAnswers';
import { createAnswers } from '../answers/createAnswers';
import { addPages } from '../pages/addPages';
import { addTracking } from '../tracking/addTracking';
import { createEventCounts } from '../tracking/createEventCounts';
import { createReceipts } from '../tracking/createReceipts';
import { addCalls } from './addCalls';
import type { DemoContext, DemoEnv } from './DemoEnv';
import { addSessionLength } from './sessionLength';

/** Options of a demo. */
export interface DemoOptions {
  /** The origins of the portal and the login page. @default the origin of the request */
  ports?: { portal: number; login: number };
  /** How long a session lasts without a call, in seconds. @default 900 */
  sessionSeconds?: number;
}

/** A demo of the insurer: its app, sessions and records. */
export interface Demo
  extends Pick<Insurer, 'sessions' | 'records'>,
    Pick<DemoContext, 'originsOf'> {
  app: Hono<DemoEnv>;
}

/** Creates a demo with its own sessions and records. */
export function createDemoApp({ ports, ...options }: DemoOptions = {}): Demo {
  const insurer = createInsurer(options);
  const context: DemoContext = {
    insurer,
    answers: createAnswers(insurer.records),
    events: createEventCounts(),
    receipts: createReceipts(),
    originsOf(requestUrl, distributor) {
      const { origin, hostname } = new URL(requestUrl);
      if (!ports) return { portal: origin, login: origin };
      const at = (port: number) => `http://${hostname}:${port}`;
      const portal = at(ports.portal);
      return { portal, login: distributor?.demo.ownLogin ? portal : at(ports.login) };
    },
  };
  const app = new Hono<DemoEnv>();
  addCalls(app, context);
  addSessionLength(app);
  addTracking(app, context);
  addAnswers(app, context);
  addPages(app, context);
  const noSuchCall = () => problem(404, 'UKJENT_KALL', 'Kallet finnes ikke');
  app.all('/api/*', noSuchCall);
  app.all('/auth/*', noSuchCall);
  const { sessions, records } = insurer;
  return { app, sessions, records, originsOf: context.originsOf };
}
