import type { NamedCall } from '../contract/defineCall';
import type { CallRequest } from './errors/ApiError';

/** The part of a call that an error may show. */
export function requestOf({ name, method, path }: NamedCall): CallRequest {
  return { call: name, method, path };
}
