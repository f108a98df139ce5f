import { maskPersonalDetails } from '../maskPersonalDetails';
import { pathPattern } from './pathPattern';

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
