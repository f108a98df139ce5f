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
  const retry = retryAll(failed.map(({ reload }) => reload));
  return retry ? { status: 'failed', retry } : { status: 'loading' };
}

/** One retry for several failures; undefined without any. */
export function retryAll(retries: readonly (() => unknown)[]): (() => void) | undefined {
  if (retries.length === 0) return undefined;
  return () => {
    for (const retry of retries) void retry();
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
  return {
    contents: states.flatMap((state) => (state.status === 'ready' ? [state.content] : [])),
    loading: states.some(({ status }) => status === 'loading'),
    retry: retryAll(states.flatMap((state) => (state.status === 'failed' ? [state.retry] : []))),
  };
}
