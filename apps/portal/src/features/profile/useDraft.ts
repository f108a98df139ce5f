import { useSession } from '@forsikring/api-client/react';
import { useCallback, useMemo } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';

/** Why the text of a row is not saved. */
export type Problem = 'empty' | 'invalid' | 'email-first' | 'failed' | 'unknown';

/** The text of an open row that is not saved. */
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

/**
 * The draft of a row. It outlives the page, but not a reload: SWR keeps it in memory beside what was
 * read in the session, and drops both when the session ends.
 */
export function useDraft(row: string): DraftOfRow {
  const { sessionId } = useSession();
  const { cache, mutate } = useSWRConfig();
  const key = useMemo(() => ['profile-draft', sessionId, row], [sessionId, row]);
  // Without a fetcher: a value of this page alone. Null, because SWR misses a change to undefined.
  const { data: draft } = useSWR<Draft | null>(key, null);

  const current = useCallback(
    () => (cache.get(unstable_serialize(key))?.data ?? undefined) as Draft | undefined,
    [cache, key],
  );
  const change = useCallback(
    (next: Draft | undefined) => void mutate(key, next ?? null, { revalidate: false }),
    [mutate, key],
  );

  return { draft: draft ?? undefined, current, change };
}
