import { useApi, useSession } from '@forsikring/api-client/react';
import { useCallback, useEffect, useSyncExternalStore } from 'react';

/** Why what stands in a row is not saved. */
export type Problem = 'empty' | 'invalid' | 'email-first' | 'failed' | 'unknown';

/** What stands in an open row and is not saved. */
export interface Draft {
  text: string;
  /** Whether this is what is being saved: it cannot be typed in meanwhile. */
  saving?: boolean;
  problem?: Problem | undefined;
}

/** The draft of a row. */
export interface DraftOfRow {
  draft: Draft | undefined;
  /** The draft as it is by now, for what comes late. */
  current: () => Draft | undefined;
  /** Keeps another draft; undefined drops it. */
  change: (draft: Draft | undefined) => void;
}

const PREFIX = 'profile-draft';
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * The draft of a row: outlives the page, and no reload. It stands beside what was read of the session,
 * in memory alone, and goes with it.
 */
export function useDraft(row: string): DraftOfRow {
  const { cache } = useApi();
  const { sessionId } = useSession();
  const ours = `${PREFIX} ${sessionId} `;
  const key = ours + row;

  const current = useCallback(() => cache.get(key)?.data as Draft | undefined, [cache, key]);
  const change = useCallback(
    (draft: Draft | undefined) => {
      if (draft) cache.set(key, { data: draft });
      else cache.delete(key);
      for (const listener of listeners) listener();
    },
    [cache, key],
  );

  useEffect(() => {
    for (const other of [...cache.keys()])
      if (other.startsWith(PREFIX) && !other.startsWith(ours)) cache.delete(other);
  }, [cache, ours]);

  return { draft: useSyncExternalStore(subscribe, current), current, change };
}
