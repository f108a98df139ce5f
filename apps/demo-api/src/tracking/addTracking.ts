import type { Hono } from 'hono';
import type { DemoContext, DemoEnv } from '../app/DemoEnv';
import { TRACKING_PATH } from '../distributors/distributors';

/** Adds a replacement for Mixpanel: it counts the names of the events, and keeps nothing else. */
export function addTracking(app: Hono<DemoEnv>, { events }: DemoContext): void {
  app.post(`${TRACKING_PATH}/track/`, async (c) => {
    const records = parseRecords((await c.req.parseBody()).data);
    if (!records) return c.json({ status: 0, error: 'data is not a list of events' }, 400);
    events.add(records);
    return c.json({ status: 1, error: null });
  });

  // Profiles have invented names only, and are not shown.
  app.post(`${TRACKING_PATH}/engage/`, (c) => c.json({ status: 1, error: null }));
}

function parseRecords(data: unknown): unknown[] | undefined {
  try {
    const records: unknown = JSON.parse(String(data));
    return Array.isArray(records) ? records : undefined;
  } catch {
    return undefined;
  }
}
