import { useSession } from '@forsikring/api-client/react';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';

interface Memory {
  values: Map<string, unknown>;
  listeners: Set<() => void>;
}

const MemoryContext = createContext<Memory | null>(null);

/** Keeps values in memory until the session ends. They outlive the page that set them, but not a reload. */
export function SessionMemoryProvider({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const [memory] = useState<Memory>(() => ({ values: new Map(), listeners: new Set() }));
  useEffect(() => {
    if (status === 'logged-out') memory.values.clear();
  }, [status, memory]);
  return <MemoryContext.Provider value={memory}>{children}</MemoryContext.Provider>;
}

/** A value of the session. */
export interface SessionValue<Value> {
  value: Value | undefined;
  /** Returns the latest value, for code that runs after a response. */
  current: () => Value | undefined;
  /** Replaces the value; undefined removes it. */
  change: (value: Value | undefined) => void;
}

/**
 * Reads and changes a value of the session. Another session has its own.
 * @throws Error outside a `<SessionMemoryProvider>`.
 */
export function useSessionMemory<Value>(name: string): SessionValue<Value> {
  const memory = useContext(MemoryContext);
  if (!memory) throw new Error('useSessionMemory() must be used within a <SessionMemoryProvider>.');
  const { values, listeners } = memory;
  const { sessionId } = useSession();
  const key = `${sessionId} ${name}`;

  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    [listeners],
  );
  const current = useCallback(() => values.get(key) as Value | undefined, [values, key]);
  const change = useCallback(
    (value: Value | undefined) => {
      if (value === undefined) values.delete(key);
      else values.set(key, value);
      for (const listener of listeners) listener();
    },
    [values, listeners, key],
  );
  return { value: useSyncExternalStore(subscribe, current), current, change };
}
