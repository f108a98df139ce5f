import type { NamedCall } from '../contract/defineCall';
import { type HttpError, isHttpError } from './errors/HttpError';
import { wait } from './retry';
import type { Answer, AnyArguments } from './sendCall';

type Send = (call: NamedCall, args: AnyArguments) => Promise<Answer>;

/**
 * Sends calls, and remembers the `Retry-After` of each read, also for components that mount later. A read before that time
 * waits until then. When the wait would be longer than `timeoutMs`, the read rejects at once with the earlier error.
 */
export function keepRetryAfter(timeoutMs: number, send: Send): Send {
  const refused = new Map<string, HttpError>();

  return async (call, args) => {
    if (call.method !== 'GET') return send(call, args);
    const key = JSON.stringify([call.name, args.params, args.query]);
    const error = refused.get(key);
    const waitMs = (error?.retryAtMs ?? 0) - Date.now();
    if (waitMs >= timeoutMs) throw error;
    if (waitMs > 0) await wait(waitMs, args.signal ?? new AbortController().signal);
    try {
      const result = await send(call, args);
      refused.delete(key);
      return result;
    } catch (failure) {
      if (isHttpError(failure) && failure.retryAtMs !== undefined) refused.set(key, failure);
      throw failure;
    }
  };
}
