import type { NamedCall } from '../contract/defineCall';
import type { FailedRequest } from './errors/ApiError';

/** The part of a call that an error may show. */
export function requestOf({ name, method, path }: NamedCall): FailedRequest {
  return { call: name, method, path };
}
