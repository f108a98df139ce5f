import { ApiError, type CallRequest } from './ApiError';

/**
 * No complete response arrived: offline, refused, or cut off. `cause` is the error of your own `fetch`, if the client has
 * one.
 */
export class NetworkError extends ApiError {
  override readonly name = 'NetworkError';

  constructor(request: CallRequest, options?: ErrorOptions) {
    super('got no response. Check the connection and try again.', request, options);
  }
}

/** Whether a call failed because no complete response arrived. */
export function isNetworkError(error: unknown): error is NetworkError {
  return error instanceof Error && error.name === 'NetworkError';
}
