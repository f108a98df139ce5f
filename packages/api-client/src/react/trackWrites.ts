import { type Calls, calls } from '../contract/calls';
import type { ApiClient } from '../core/createApiClient';

type AnyCall = (...args: never[]) => Promise<unknown>;

/** A client whose pending writes are tracked. */
export interface TrackedClient {
  client: ApiClient;
  /** Resolves when every pending write has succeeded or failed. */
  writesSettled: () => Promise<unknown>;
}

/** Wraps a client, so that callers can wait for its pending writes. */
export function trackWrites(client: ApiClient): TrackedClient {
  const pending = new Set<Promise<unknown>>();
  const tracked =
    (call: AnyCall): AnyCall =>
    (...args) => {
      const write = call(...args);
      pending.add(write);
      const remove = () => pending.delete(write);
      write.then(remove, remove);
      return write;
    };
  return {
    client: wrapWrites(client, tracked),
    writesSettled: () => Promise.allSettled(pending),
  };
}

/** Replaces each write of a client. */
export function wrapWrites(client: ApiClient, wrap: (write: AnyCall) => AnyCall): ApiClient {
  const entries = Object.entries(client).map(([name, call]) => {
    const isRead = calls[name as keyof Calls].method === 'GET';
    return [name, isRead ? call : wrap(call as AnyCall)];
  });
  return Object.fromEntries(entries) as ApiClient;
}
