import type { Host } from './startHost';
import type { Query, Tab } from './Tab';

/** Journeys by their titles. Each rejects with what differs. */
export type Journeys = Record<string, (visit: Visit) => Promise<void>>;

interface Visit {
  /** A tab of 1280 × 900 px. */
  tab: Tab;
  /** Opens another tab of the same session. */
  openTab: () => Promise<Tab>;
  /** Waits for a tab that a page has opened. */
  openedTab: () => Promise<Tab>;
  host: Host;
  /** Saves a picture of the tab. */
  save: (name: string) => Promise<void>;
}

export const PORTAL = '/privat/forsikring/oversikt/';
export const PROFILE = `${PORTAL}forsikringsprofil`;
export const main = { role: 'main' };
export const agreements: Query = { role: 'list', name: 'Forsikringene dine' };

/** Logs a customer in and opens a page of the portal. */
export async function logIn(tab: Tab, customer: string, path = PORTAL) {
  await tab.open('/demo');
  await tab.read(`(() => {
    const request = new XMLHttpRequest();
    request.open('POST', '/login', false);
    request.send(new URLSearchParams({ customer: '${customer}' }));
  })()`);
  await tab.open(path);
}

export async function openOverview(tab: Tab) {
  await logIn(tab, 'kari');
  await tab.see(agreements);
}

/** Waits for the footer, which loads last, and for all files. */
export async function settle(tab: Tab) {
  await tab.attached({ role: 'contentinfo' });
  await tab.until('all files', () =>
    tab.read(`document.readyState === 'complete' && document.fonts.status === 'loaded'`),
  );
}
