import { calls } from '@forsikring/api-client/contract';
import type { Page } from '@playwright/test';

/** The names of the reads by their paths. No read has a parameter in its path. */
const READS: ReadonlyMap<string, string> = new Map(
  Object.entries(calls)
    .filter(([, call]) => call.method === 'GET')
    .map(([name, { path }]) => [path, name]),
);

/** Longer than a page needs to send the reads that depend on a response. */
const REST_MS = 500;

/** The name of the read with a URL, as used in the demo's faults. */
export const readOf = (url: string): string | undefined => READS.get(new URL(url).pathname);

/** The reads of a page so far. */
export interface PageReads {
  sent: ReadonlySet<string>;
  /** The reads that were sent more than once. */
  repeated: () => string[];
  /** The reads that were sent and have neither a whole response nor an error yet. */
  pending: () => string[];
  /** `pending`, once no read has started or ended for half a second; until then, undefined. */
  pendingAtRest: () => string[] | undefined;
}

/** Records the reads of a page from now on. */
export function recordReads(page: Page): PageReads {
  const sent = new Set<string>();
  const repeated = new Set<string>();
  const settled = new Set<string>();
  let changedAt = Date.now();
  page.on('request', (request) => {
    const name = readOf(request.url());
    if (!name) return;
    if (sent.has(name)) repeated.add(name);
    sent.add(name);
    changedAt = Date.now();
  });
  const end = (message: { url: () => string }) => {
    const name = readOf(message.url());
    if (!name) return;
    settled.add(name);
    changedAt = Date.now();
  };
  page.on('requestfinished', end);
  // The request was aborted, e.g. because the page was left.
  page.on('requestfailed', end);
  const pending = () => [...sent].filter((name) => !settled.has(name));
  return {
    sent,
    repeated: () => [...repeated],
    pending,
    pendingAtRest: () => (Date.now() - changedAt < REST_MS ? undefined : pending()),
  };
}
