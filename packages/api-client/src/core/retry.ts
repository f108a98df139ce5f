import { isHttpError } from './errors/HttpError';
import { isNetworkError } from './errors/NetworkError';
import { isUnauthorized } from './isUnauthorized';

const LONGEST_DELAY_MS = 30_000;

/** Whether a retry can help: only after network failures and 5xx. */
export function isRetryable(error: unknown): boolean {
  if (isHttpError(error)) return error.status >= 500 && !isUnauthorized(error);
  return isNetworkError(error);
}

/** The delay before a retry, counted from 0: `first · 2ⁿ`, at most 30 s. */
export function retryDelayMs(firstMs: number, retry: number): number {
  return Math.min(firstMs * 2 ** retry, LONGEST_DELAY_MS);
}

/** Resolves after the delay; rejects with the signal's reason on abort. The signal must belong to this call alone. */
export async function wait(ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
