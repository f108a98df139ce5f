import { createRecords, createSessions } from '@forsikring/api-client/insurer';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type MiddlewareHandler } from 'hono';
import { addAnswers } from '../answers/addAnswers';
import { createAnswers } from '../answers/createAnswers';
import { overviewCalls } from '../calls/overviewCalls';
import { profileCalls } from '../calls/profileCalls';
import { sessionCalls } from '../calls/sessionCalls';
import { addPages } from '../pages/addPages';
import { addTracking } from '../tracking/addTracking';
import { createEventCounts } from '../tracking/createEventCounts';
import { createReceipts } from '../tracking/createReceipts';
import { addCalls, problem } from './addCalls';
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
export interface Demo {
  app: Hono<DemoEnv>;
  sessions: DemoContext['sessions'];
  records: DemoContext['records'];
}

/** Creates a demo with its own sessions and records. */
export function createDemoApp({ ports, sessionSeconds = 900 }: DemoOptions = {}): Demo {
  const records = createRecords();
  const context: DemoContext = {
    sessions: createSessions(sessionSeconds),
    records,
    answers: createAnswers(records),
    events: createEventCounts(),
    receipts: createReceipts(),
    originsOf(requestUrl) {
      const { origin, hostname } = new URL(requestUrl);
      if (!ports) return { portal: origin, login: origin };
      const at = (port: number) => `http://${hostname}:${port}`;
      return { portal: at(ports.portal), login: at(ports.login) };
    },
  };
  const app = new Hono<DemoEnv>();
  for (const path of ['/api/*', '/auth/*']) app.use(path, forbidCaching);
  addCalls(app, context, { ...sessionCalls(context), ...overviewCalls, ...profileCalls });
  addSessionLength(app);
  addTracking(app, context);
  addAnswers(app, context);
  addPages(app, context);
  const noSuchCall = () => problem(404, 'UKJENT_KALL', 'Kallet finnes ikke');
  app.all('/api/*', noSuchCall);
  app.all('/auth/*', noSuchCall);
  return { app, sessions: context.sessions, records };
}

/** Keeps personal data out of every cache, including the browser's. */
const forbidCaching: MiddlewareHandler<DemoEnv> = async (c, next) => {
  await next();
  // A closed connection has no headers.
  if (c.res !== RESPONSE_ALREADY_SENT && c.res.type !== 'error')
    c.header('Cache-Control', 'no-store');
};
