import type { NamedCall } from '../../contract/defineCall';

/** The request of a call. The path is the call's pattern, without ids or query. */
export interface CallRequest {
  /** The name of the call, e.g. `getAgreements`. */
  call: string;
  /** The HTTP method. */
  method: string;
  /** The path below `apiHost`, with `{name}` for each path parameter. */
  path: string;
}

/** The part of a call that an error may show. */
export function requestOf({ name, method, path }: NamedCall): CallRequest {
  return { call: name, method, path };
}

/** The base class of errors for calls that got no successful response. Check its kind with `isHttpError` and the like. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  /** The request that failed. */
  declare readonly request: CallRequest;

  constructor(message: string, request: CallRequest, options?: ErrorOptions) {
    super(`${request.method} ${request.path} ${message}`, options);
    this.request = request;
  }
}
