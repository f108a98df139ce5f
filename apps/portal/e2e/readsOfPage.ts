import { calls } from '@forsikring/api-client/contract';
import type { Page } from '@playwright/test';

/** The reads of the insurer's API by their paths. None has a parameter in its path. */
const READS: ReadonlyMap<string, string> = new Map(
  Object.entries(calls)
    .filter(([, call]) => call.method === 'GET')
    .map(([name, { path }]) => [path, name]),
);

/** The name of the read that a URL belongs to, as the demo's faults know it. */
export const readOf = (url: string): string | undefined => READS.get(new URL(url).pathname);

/** The reads of a page so far. */
export interface PageReads {
  sent: ReadonlySet<string>;
  /** The reads that were sent more than once. */
  repeated: () => string[];
  /** The reads that were sent and have neither a response nor an error yet. */
  pending: () => string[];
}

/** Follows the reads that a page makes from now on. */
export function followReads(page: Page): PageReads {
  const sent = new Set<string>();
  const repeated = new Set<string>();
  const answered = new Set<string>();
  page.on('request', (request) => {
    const name = readOf(request.url());
    if (!name) return;
    if (sent.has(name)) repeated.add(name);
    sent.add(name);
  });
  const end = (message: { url: () => string }) => {
    const name = readOf(message.url());
    if (name) answered.add(name);
  };
  page.on('response', end);
  // Aborted, or left behind with the page.
  page.on('requestfailed', end);
  return {
    sent,
    repeated: () => [...repeated],
    pending: () => [...sent].filter((name) => !answered.has(name)),
  };
}
