import { timerMs } from '@forsikring/foundation/numberOption';
import { isHttpError } from './errors/HttpError';
import { isNetworkError } from './errors/NetworkError';
import { isUnauthorized } from './isUnauthorized';

/**
 * Whether a retry of a read can help: after network failures and 5xx, and after 429 when the server says how long to wait.
 */
export function isRetryable(error: unknown): boolean {
  if (!isHttpError(error)) return isNetworkError(error);
  if (error.status === 429) return error.retryAtMs !== undefined;
  return error.status >= 500 && !isUnauthorized(error);
}

/** Resolves after the delay; rejects with the signal's reason on abort. The signal must belong to this call alone. */
export async function wait(ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, timerMs(ms));
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
