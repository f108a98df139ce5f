import { backoffMs } from '@forsikring/foundation/http/backoffMs';
import { timerMs } from '@forsikring/foundation/numberOption';
import type { NamedCall } from '../contract/defineCall';
import { requestOf } from './errors/ApiError';
import { isHttpError } from './errors/HttpError';
import { TimeoutError } from './errors/TimeoutError';
import { isRetryable, wait } from './retry';

const READ_RETRIES = 3;
const LONGEST_DELAY_MS = 30_000;

interface Limits {
  /** The time limit of the call with all its retries. `Infinity` is no limit. */
  timeoutMs: number;
  /** The delay before the first retry. */
  retryDelayMs: number;
  /** The caller's signal. */
  signal: AbortSignal | undefined;
}

/**
 * Sends a call until it succeeds, fails for good, or times out. Retries reads only. A server that asks to wait
 * (`Retry-After`) gets no retry before that time. When that time is past the limit, the error is final. Rejects with
 * `TimeoutError` after the limit, and with the caller's reason when the caller aborts.
 */
export async function sendWithRetries<Result>(
  call: NamedCall,
  limits: Limits,
  send: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const { signal: caller, timeoutMs } = limits;
  caller?.throwIfAborted();

  const controller = new AbortController();
  const stop = () => controller.abort(caller?.reason);
  caller?.addEventListener('abort', stop, { once: true });
  const timer = setTimeout(
    () => controller.abort(new TimeoutError(timeoutMs, requestOf(call))),
    timerMs(timeoutMs),
  );

  // Reject here too: a custom `fetch` may ignore its signal.
  const aborted = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
  });
  aborted.catch(() => {});

  const retries = call.method === 'GET' ? (call.retries ?? READ_RETRIES) : 0;
  const endMs = performance.now() + timeoutMs;
  try {
    for (let retry = 0; ; retry++) {
      let delayMs = backoffMs(limits.retryDelayMs, retry, LONGEST_DELAY_MS);
      try {
        return await Promise.race([send(controller.signal), aborted]);
      } catch (error) {
        // After an abort, reject with its reason, not with the error that it caused.
        controller.signal.throwIfAborted();
        if (retry >= retries || !isRetryable(error)) throw error;
        if (isHttpError(error) && error.retryAtMs !== undefined) {
          const askedMs = error.retryAtMs - Date.now();
          if (askedMs >= endMs - performance.now()) throw error;
          delayMs = Math.max(delayMs, askedMs);
        }
      }
      await wait(delayMs, controller.signal);
    }
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', stop);
  }
}
