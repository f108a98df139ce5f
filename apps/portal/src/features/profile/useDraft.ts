import { useSession } from '@forsikring/api-client/react';
import { useCallback, useMemo } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';

/** Why the text of a row was not saved. */
export type Problem = 'empty' | 'invalid' | 'email-first' | 'failed' | 'unknown';

/** The unsaved text of an open row. */
export interface Draft {
  text: string;
  /** Whether the text is being saved. The field is read-only meanwhile. */
  saving?: boolean;
  problem?: Problem | undefined;
}

/** The draft of a row. */
export interface DraftOfRow {
  draft: Draft | undefined;
  /** Returns the latest draft, for code that runs after a response. */
  current: () => Draft | undefined;
  /** Replaces the draft; undefined removes it. */
  change: (draft: Draft | undefined) => void;
}

/**
 * The draft of a row. It outlives the page, but not a reload: SWR keeps it in memory with the session's
 * data, and removes both when the session ends.
 */
export function useDraft(row: string): DraftOfRow {
  const { sessionId } = useSession();
  const { cache, mutate } = useSWRConfig();
  const key = useMemo(() => ['profile-draft', sessionId, row], [sessionId, row]);
  // No fetcher: the value is local. Null instead of undefined, because SWR ignores a change to undefined.
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
