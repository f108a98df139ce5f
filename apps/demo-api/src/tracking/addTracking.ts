import type { Hono } from 'hono';
import { safeParse } from 'valibot';
import type { DemoContext, DemoEnv } from '../app/DemoEnv';
import { RECEIPTS_PATH, TRACKING_PATH } from '../distributors/distributors';
import { Receipt } from './createReceipts';

/** Adds a replacement for Mixpanel, which only counts the names of the events, and a log of consents. */
export function addTracking(app: Hono<DemoEnv>, { events, receipts }: DemoContext): void {
  app.post(`${TRACKING_PATH}/track/`, async (c) => {
    const records = parseRecords((await c.req.parseBody()).data);
    if (!records) return c.json({ status: 0, error: 'data is not a list of events' }, 400);
    events.add(records);
    return c.json({ status: 1, error: null });
  });

  // Profiles have invented names only, and are not shown.
  app.post(`${TRACKING_PATH}/engage/`, (c) => c.json({ status: 1, error: null }));

  app.post(RECEIPTS_PATH, async (c) => {
    const { success, output } = safeParse(Receipt, await c.req.json().catch(() => undefined));
    if (!success) return c.body(null, 400);
    receipts.add(output);
    return c.body(null, 204);
  });
}

function parseRecords(data: unknown): unknown[] | undefined {
  try {
    const records: unknown = JSON.parse(String(data));
    return Array.isArray(records) ? records : undefined;
  } catch {
    return undefined;
  }
}
