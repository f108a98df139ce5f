import type { NamedCall } from '../contract/defineCall';
import type { FailedRequest } from './errors/ApiError';

/** What an error may tell of the call that it is about. */
export function requestOf({ name, method, path }: NamedCall): FailedRequest {
  return { call: name, method, path };
}
