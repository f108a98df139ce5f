import { maskPersonalDetails } from '@forsikring/foundation/personal-details/maskPersonalDetails';
import { type BrowserClient, Scope } from '@sentry/react';
import type { Report } from '../report';
import { pathPattern } from './pathPattern';

/** Messages of third-party code; browsers prepend 'Uncaught' (docs/specification/tracking.md#reports). */
const IGNORED = [
  /ToggleSlider component has been deprecated/,
  /^(?:Uncaught (?:\w*Error: )?)?FBNav/,
];

/** Creates a sink that sends reports with a client. `distributor` is the short name. */
export function createSentrySink(
  client: BrowserClient,
  distributor: string,
): (problem: Report) => void {
  return ({ kind, message, error }) => {
    const { message: thrown = error } = Object(error ?? '') as { message?: unknown };
    if (IGNORED.some((pattern) => pattern.test(`${thrown}`) || pattern.test(message))) return;
    const scope = new Scope();
    scope.setClient(client);
    scope.setTags({ kind, distributor });
    scope.setContext('report', { message });
    const fetch = fetchDetailsOf(error);
    if (fetch) scope.setContext('fetch', { ...fetch });
    if (error === undefined) scope.captureMessage(message, 'warning');
    else scope.captureException(error);
  };
}

/** The request of an error. */
export interface FetchDetails {
  method: string;
  /** The path as a pattern, without ids and query. */
  url: string;
  status?: number;
}

/**
 * The request of an API client's error; undefined for other errors
 * (docs/specification/tracking.md#reports).
 */
export function fetchDetailsOf(error: unknown): FetchDetails | undefined {
  if (typeof error !== 'object' || error === null || !('request' in error)) return undefined;
  const { request } = error as { request: { method?: unknown; path?: unknown } | undefined };
  if (typeof request?.method !== 'string' || typeof request.path !== 'string') return undefined;
  const status = 'status' in error && typeof error.status === 'number' ? error.status : undefined;
  return {
    method: request.method,
    url: maskPersonalDetails(pathPattern(request.path.replace(/[?#].*$/s, ''))),
    ...(status !== undefined && { status }),
  };
}
