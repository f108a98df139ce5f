import { createListeners } from '@forsikring/foundation/createListeners';
/** Which reads have a problem at the moment. */
export interface Problems {
  /**
   * Adds a problem: a read failed, or its response reported that a system is down. `retryAtMs` is the time from which
   * the server accepts requests again, in epoch milliseconds.
   */
  add(call: string, retryAtMs?: number): void;
  /** Removes the problem of a read that succeeded. */
  remove(call: string): void;
  /** Removes all problems, which belong to a session that has ended. */
  clear(): void;
  /** Whether any read has a problem. */
  any(): boolean;
  /** When every server accepts requests again, in epoch milliseconds; undefined when no server has given a time. */
  retryAtMs(): number | undefined;
  /** Calls `listener` whenever `any` or `retryAtMs` changes. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Creates the store behind the problem banner (docs/specification/shell.md#problem-banner). */
export function createProblems(): Problems {
  const calls = new Map<string, number | undefined>();
  const { subscribe, notify } = createListeners();
  const any = () => calls.size > 0;
  const retryAtMs = () => {
    const times = [...calls.values()].filter((time) => time !== undefined);
    return times.length > 0 ? Math.max(...times) : undefined;
  };
  const change = (edit: () => void) => {
    const before = [any(), retryAtMs()];
    edit();
    if (before[0] === any() && before[1] === retryAtMs()) return;
    notify();
  };
  return {
    add: (call, atMs) => change(() => calls.set(call, atMs)),
    remove: (call) => change(() => calls.delete(call)),
    clear: () => change(() => calls.clear()),
    any,
    retryAtMs,
    subscribe,
  };
}
