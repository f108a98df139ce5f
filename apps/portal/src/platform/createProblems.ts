/** Which reads have a problem at the moment. */
export interface Problems {
  /** Adds a problem: a read failed, or its response reported that a system is down. */
  add(call: string): void;
  /** Removes the problem of a read that succeeded. */
  remove(call: string): void;
  /** Removes all problems, which belong to a session that has ended. */
  clear(): void;
  /** Whether any read has a problem. */
  any(): boolean;
  /** Calls `listener` whenever `any` changes. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Creates the store behind the problem banner (docs/specification/shell.md#problem-banner). */
export function createProblems(): Problems {
  const calls = new Set<string>();
  const listeners = new Set<() => void>();
  const change = (edit: () => void) => {
    const before = calls.size > 0;
    edit();
    if (before !== calls.size > 0) for (const listener of [...listeners]) listener();
  };
  return {
    add: (call) => change(() => calls.add(call)),
    remove: (call) => change(() => calls.delete(call)),
    clear: () => change(() => calls.clear()),
    any: () => calls.size > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
