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

/** Collects the names of the reads that a page makes from now on. */
export function collectReads(page: Page): Set<string> {
  const names = new Set<string>();
  page.on('request', (request) => {
    const name = readOf(request.url());
    if (name) names.add(name);
  });
  return names;
}
