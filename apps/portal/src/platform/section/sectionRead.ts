/** One read of the insurer's data. */
export interface Read<Data> {
  /** Undefined until the first response. A later failure keeps it. */
  data: Data | undefined;
  /** Why the read failed, after its last automatic retry. */
  error?: unknown;
  /** Makes the request again. */
  reload: () => unknown;
}

/** The joined reads of a section. */
export interface SectionRead<Data> {
  /** The data of the section; undefined until ready, and when there is nothing to show. */
  data: Data | undefined;
  loading: boolean;
  /** Repeats the failed reads; undefined without one. */
  retry: (() => void) | undefined;
}

/** Whether a section has nothing to show, to wait for, or to read again. */
export const isEmpty = ({ data, loading, retry }: SectionRead<unknown>): boolean =>
  data === undefined && !loading && !retry;

/** The data of each read. */
type DataOf<Reads> = {
  [Index in keyof Reads]: Reads[Index] extends Read<infer Data> ? NonNullable<Data> : never;
};

/**
 * The read of a section that needs all of `reads`. Sections do not wait for each other.
 * @param content Called once every read has data. Returns undefined when there is nothing to show.
 */
export function sectionRead<const Reads extends readonly Read<unknown>[], Data>(
  reads: Reads,
  content: (...data: DataOf<Reads>) => Data | undefined,
): SectionRead<Data> {
  const missing = reads.filter(({ data }) => data === undefined);
  const failed = missing.filter(({ error }) => error !== undefined);
  return {
    data:
      missing.length === 0
        ? content(...(reads.map(({ data }) => data) as unknown as DataOf<Reads>))
        : undefined,
    loading: missing.length > 0 && failed.length === 0,
    retry: retryAll(failed.map(({ reload }) => reload)),
  };
}

/** One retry for several failures; undefined without any. */
export function retryAll(retries: readonly (() => unknown)[]): (() => void) | undefined {
  if (retries.length === 0) return undefined;
  return () => {
    for (const retry of retries) void retry();
  };
}

/** The read of a section with independent parts. Ready parts are shown, in the order of the parts, while others are loading. */
export function joinReads<Data>(parts: readonly SectionRead<Data[]>[]): SectionRead<Data[]> {
  const data = parts.flatMap((part) => part.data ?? []);
  return {
    data: data.length > 0 ? data : undefined,
    loading: parts.some(({ loading }) => loading),
    retry: retryAll(parts.flatMap(({ retry }) => retry ?? [])),
  };
}
