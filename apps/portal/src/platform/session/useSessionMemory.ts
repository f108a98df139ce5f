import { useSession } from '@forsikring/api-client/react';
import { createListeners, type Listeners } from '@forsikring/foundation/createListeners';
import { useCallback, useSyncExternalStore } from 'react';
import { type AppContextValue, useAppContext } from '../AppContext';

/** The values of one session. */
interface Memory {
  sessionId: string | undefined;
  values: Map<string, unknown>;
  changes: Listeners;
}

/** A value of the session. */
export interface SessionValue<Value> {
  value: Value | undefined;
  /** Returns the latest value, for code that runs after a response. */
  current: () => Value | undefined;
  /** Replaces the value; undefined removes it. */
  change: (value: Value | undefined) => void;
}

/** By portal, so that stories and tests share nothing. */
const memories = new WeakMap<AppContextValue, Memory>();

/** The memory of a session. A new session replaces the memory of an earlier session. */
function memoryOf(portal: AppContextValue, sessionId: string | undefined): Memory {
  const known = memories.get(portal);
  if (known && known.sessionId === sessionId) return known;
  const memory: Memory = { sessionId, values: new Map(), changes: createListeners() };
  // The session is unknown for a moment when the page returns from the back/forward cache.
  if (sessionId !== undefined) memories.set(portal, memory);
  return memory;
}

/** Returns a value that is created once for each session, when it is first needed. */
export function useSessionSingleton<Value>(name: string, create: () => Value): Value {
  const { values } = memoryOf(useAppContext(), useSession().sessionId);
  if (!values.has(name)) values.set(name, create());
  return values.get(name) as Value;
}

/** Keeps a value in memory for the session. It outlives the component that set it, but not a reload. */
export function useSessionMemory<Value>(name: string): SessionValue<Value> {
  const portal = useAppContext();
  const { sessionId } = useSession();
  const { values, changes } = memoryOf(portal, sessionId);

  const current = useCallback(() => values.get(name) as Value | undefined, [values, name]);
  const change = useCallback(
    (value: Value | undefined) => {
      if (value === undefined) values.delete(name);
      else values.set(name, value);
      changes.notify();
    },
    [values, changes, name],
  );
  return { value: useSyncExternalStore(changes.subscribe, current), current, change };
}
