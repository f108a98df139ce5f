/** Which reads have a problem at the moment. */
export interface Problems {
  /** A read failed, or answered that a system behind it is down. */
  add(call: string): void;
  /** A read went well again. */
  remove(call: string): void;
  /** What was known belongs to a session that is over. */
  clear(): void;
  /** Whether any read has one. */
  any(): boolean;
  /** Calls `listener` whenever `any` changes; answers what ends that. */
  subscribe(listener: () => void): () => void;
}

/** Keeps what the problem banner shows (docs/specification/shell.md#problem-banner). */
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
