import { ApiError, type FailedRequest } from './ApiError';

/** No whole answer came: offline, refused, or cut off on the way. */
export class NetworkError extends ApiError {
  override readonly name = 'NetworkError';

  constructor(request: FailedRequest) {
    super('got no answer. Check the connection and try again.', request);
  }
}

/** Whether a call failed because no whole answer came. */
export function isNetworkError(error: unknown): error is NetworkError {
  return error instanceof Error && error.name === 'NetworkError';
}
