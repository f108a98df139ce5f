import type { NamedCall } from '../contract/defineCall';
import { TimeoutError } from './errors/TimeoutError';
import { requestOf } from './requestOf';
import { isRetryable, retryDelayMs, wait } from './retry';

const READ_RETRIES = 3;

interface Limits {
  /** For the call with all its retries. */
  timeoutMs: number;
  /** The wait before the first retry. */
  retryDelayMs: number;
  /** The caller's own wish to stop. */
  signal: AbortSignal | undefined;
}

/**
 * Sends a call until it answers, fails for good, or runs out of time. Reads alone are tried again.
 * Rejects with `TimeoutError` past the limit, and with the caller's reason when the caller aborts.
 */
export async function sendWithRetries(
  call: NamedCall,
  limits: Limits,
  send: (signal: AbortSignal) => Promise<unknown>,
): Promise<unknown> {
  const { signal: caller, timeoutMs } = limits;
  caller?.throwIfAborted();

  const controller = new AbortController();
  const stop = () => controller.abort(caller?.reason);
  caller?.addEventListener('abort', stop, { once: true });
  const timer = setTimeout(
    () => controller.abort(new TimeoutError(timeoutMs, requestOf(call))),
    timeoutMs,
  );

  // Beside the signal: a `fetch` that does not heed it must not outlast the limit.
  const aborted = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
  });
  aborted.catch(() => {});

  const retries = call.method === 'GET' ? (call.retries ?? READ_RETRIES) : 0;
  try {
    for (let retry = 0; ; retry++) {
      try {
        return await Promise.race([send(controller.signal), aborted]);
      } catch (error) {
        // Whatever the abort made fail, its reason is what happened.
        controller.signal.throwIfAborted();
        if (retry >= retries || !isRetryable(error)) throw error;
      }
      await wait(retryDelayMs(limits.retryDelayMs, retry), controller.signal);
    }
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', stop);
  }
}
