/** The result of one read, which decides the state of a section. */
export interface SectionRead {
  /** Undefined until the first response. A later failure keeps it. */
  data: unknown;
  /** Why the read failed, after its last automatic retry. */
  error?: unknown;
  /** Makes the request again. */
  reload: () => unknown;
}

/**
 * What a section of a page shows: a skeleton that reserves its room, its content, nothing, or its own
 * error with a retry.
 */
export type SectionState<Content> =
  | { status: 'loading' }
  | { status: 'ready'; content: Content }
  | { status: 'empty' }
  | { status: 'failed'; retry: () => void };

/**
 * The state of a section whose content needs all of `reads`. Sections do not wait for each other. `content`
 * is called once every read has data; undefined makes the section empty.
 */
export function sectionState<Content>(
  reads: readonly SectionRead[],
  content: () => Content | undefined,
): SectionState<Content> {
  const missing = reads.filter(({ data }) => data === undefined);
  if (missing.length === 0) {
    const shown = content();
    return shown === undefined ? { status: 'empty' } : { status: 'ready', content: shown };
  }
  const failed = missing.filter(({ error }) => error !== undefined);
  if (failed.length === 0) return { status: 'loading' };
  return {
    status: 'failed',
    retry: () => {
      for (const { reload } of failed) void reload();
    },
  };
}

/** The state of a section with independent parts. Ready parts are shown while others are loading. */
export interface JoinedStates<Content> {
  /** The content of the ready parts, in the order of the parts. */
  contents: Content[];
  /** Whether a part is still loading. */
  loading: boolean;
  /** Retries the failed parts; undefined when none has failed. */
  retry: (() => void) | undefined;
}

/** Joins the states of a section's independent parts. */
export function joinStates<Content>(
  states: readonly SectionState<Content>[],
): JoinedStates<Content> {
  const failed = states.filter((state) => state.status === 'failed');
  return {
    contents: states.flatMap((state) => (state.status === 'ready' ? [state.content] : [])),
    loading: states.some(({ status }) => status === 'loading'),
    retry:
      failed.length > 0
        ? () => {
            for (const { retry } of failed) retry();
          }
        : undefined,
  };
}
