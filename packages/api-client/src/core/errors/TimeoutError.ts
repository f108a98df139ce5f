import { ApiError, type CallRequest } from './ApiError';

/** The call with all its retries exceeded its time limit. */
export class TimeoutError extends ApiError {
  override readonly name = 'TimeoutError';
  /** The time limit, in milliseconds. */
  declare readonly timeoutMs: number;

  constructor(timeoutMs: number, request: CallRequest) {
    super(`timed out after ${timeoutMs} ms`, request);
    this.timeoutMs = timeoutMs;
  }
}

/** Whether a call failed because it exceeded its time limit. */
export function isTimeoutError(error: unknown): error is TimeoutError {
  return error instanceof Error && error.name === 'TimeoutError' && 'request' in error;
}
