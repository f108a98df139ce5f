import { ApiError, type CallRequest } from './ApiError';

/** No complete response arrived: offline, refused, or cut off. */
export class NetworkError extends ApiError {
  override readonly name = 'NetworkError';

  constructor(request: CallRequest) {
    super('got no response. Check the connection and try again.', request);
  }
}

/** Whether a call failed because no complete response arrived. */
export function isNetworkError(error: unknown): error is NetworkError {
  return error instanceof Error && error.name === 'NetworkError';
}
