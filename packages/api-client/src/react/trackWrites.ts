import type { CallContract } from '../contract/defineCall';
import type { ApiClient } from '../core/createApiClient';

type AnyCall = (...args: never[]) => Promise<unknown>;

/** A client whose pending writes are tracked. */
export interface TrackedClient {
  client: ApiClient;
  /** Resolves when every pending write has succeeded or failed. */
  writesSettled: () => Promise<unknown>;
}

/**
 * Wraps a client, so that callers can wait for its pending writes.
 * @param beforeWrite called before each write with the name of its call; the write waits for the promise, and is not sent
 * when the promise rejects
 */
export function trackWrites(
  contract: CallContract,
  client: ApiClient,
  beforeWrite: (name: string) => Promise<void> | undefined,
): TrackedClient {
  const pending = new Set<Promise<unknown>>();
  const tracked =
    (call: AnyCall, name: string): AnyCall =>
    (...args) => {
      const allowed = beforeWrite(name);
      // A write without a reason to wait starts at once: the page may be left in this task.
      const write = allowed ? allowed.then(() => call(...args)) : call(...args);
      pending.add(write);
      const remove = () => pending.delete(write);
      write.then(remove, remove);
      return write;
    };
  return {
    client: wrapWrites(contract, client, tracked),
    writesSettled: () => Promise.allSettled(pending),
  };
}

/** Replaces each write of a client. A function that is no call of the contract stays. */
export function wrapWrites(
  contract: CallContract,
  client: ApiClient,
  wrap: (write: AnyCall, name: string) => AnyCall,
): ApiClient {
  const entries = Object.entries(client).map(([name, call]) => {
    const isRead = (contract[name]?.method ?? 'GET') === 'GET';
    return [name, isRead ? call : wrap(call as AnyCall, name)];
  });
  return Object.fromEntries(entries) as ApiClient;
}
