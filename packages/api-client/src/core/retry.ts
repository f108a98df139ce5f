import { isHttpError } from './errors/HttpError';
import { isNetworkError } from './errors/NetworkError';
import { isUnauthorized } from './isUnauthorized';

const LONGEST_DELAY_MS = 30_000;

/** Whether a retry can help: after network failures and 5xx only. */
export function isRetryable(error: unknown): boolean {
  if (isHttpError(error)) return error.status >= 500 && !isUnauthorized(error);
  return isNetworkError(error);
}

/** How long to wait before the retry of this number, from 0: `first · 2ⁿ`, at most 30 s. */
export function retryDelayMs(firstMs: number, retry: number): number {
  return Math.min(firstMs * 2 ** retry, LONGEST_DELAY_MS);
}

/** Resolves after a while; rejects with the reason as soon as the signal, which is of this call alone, is aborted. */
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
