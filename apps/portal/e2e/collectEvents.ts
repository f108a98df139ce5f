import type { Page } from '@playwright/test';
import { PORTAL } from './hosts';
import { setConfig } from './setConfig';

/** An event as the analytics service receives it. */
interface SentEvent {
  event: string;
  properties: Record<string, unknown>;
}

/** Sets the consent cookie of the login: `1` forbids tracking, `2` allows it. */
export const setTrackingLevel = (page: Page, level: '1' | '2', origin = PORTAL.origin) =>
  page.context().addCookies([{ name: 'kfp-clvl', value: level, url: origin }]);

/** Configures tracking with a consent. Returns the list to which sent events are added. */
export async function collectEvents(
  page: Page,
  level: '1' | '2',
  origin = PORTAL.origin,
): Promise<SentEvent[]> {
  const events: SentEvent[] = [];
  await setTrackingLevel(page, level, origin);
  await setConfig(page, (config) => ({ ...config, analytics: { token: 'test', apiHost: origin } }));
  await page.route('**/track/**', async (route) => {
    const body = route.request().postData() ?? '[]';
    const json = body.startsWith('[') ? body : (new URLSearchParams(body).get('data') ?? '[]');
    // Removes repeated events, as the service does: a page that is left before the response sends them again.
    const isNew = ({ properties }: SentEvent) =>
      !events.some((known) => known.properties.$insert_id === properties.$insert_id);
    events.push(...(JSON.parse(json) as SentEvent[]).filter(isNew));
    await route.fulfill({ json: { status: 1, code: 200 } });
  });
  return events;
}
