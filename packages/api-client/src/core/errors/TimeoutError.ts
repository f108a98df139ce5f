import { ApiError, type FailedRequest } from './ApiError';

/** The call, with all its retries, took longer than its limit. */
export class TimeoutError extends ApiError {
  override readonly name = 'TimeoutError';
  /** The limit that was passed, in milliseconds. */
  declare readonly timeoutMs: number;

  constructor(timeoutMs: number, request: FailedRequest) {
    super(`was given up after ${timeoutMs} ms`, request);
    this.timeoutMs = timeoutMs;
  }
}

/** Whether a call was given up because it took too long. */
export function isTimeoutError(error: unknown): error is TimeoutError {
  return error instanceof Error && error.name === 'TimeoutError' && 'request' in error;
}
