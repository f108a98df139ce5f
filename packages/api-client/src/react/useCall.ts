import { useEffect } from 'react';
import useSWR, { type KeyedMutator, unstable_serialize } from 'swr';
import { type Calls, calls } from '../contract/calls';
import type { CallAnswer } from '../contract/defineCall';
import type { AnyArguments } from '../core/sendCall';
import { useSession } from './SessionProvider';
import { useApi } from './useApi';

/** The names of the reads. */
export type ReadName = {
  [Name in keyof Calls]: Calls[Name]['method'] extends 'GET' ? Name : never;
}[keyof Calls];

/** What a component knows of a read. */
export interface Read<Data> {
  /** The newest answer; it outlives a later failure. */
  data: Data | undefined;
  /** Why the newest attempt failed, once its last retry has. */
  error: unknown;
  /** Whether there is nothing to show yet: neither an answer nor an error. */
  loading: boolean;
  /** Makes the call again. */
  reload: KeyedMutator<Data>;
}

/** When a read runs, and with what. */
export interface ReadOptions {
  /** Whether the call is made. @default true */
  enabled?: boolean;
  query?: AnyArguments['query'];
}

/**
 * Reads by a call of the contract: shared by all components, kept for the session, made only when
 * somebody is logged in (but for public calls), aborted when nobody wants the answer any more.
 */
export function useCall<Name extends ReadName>(
  name: Name,
  { enabled = true, query }: ReadOptions = {},
): Read<CallAnswer<Calls[Name]>> {
  type Data = CallAnswer<Calls[Name]>;
  const { client, cache } = useApi();
  const { sessionId } = useSession();
  const allowed = enabled && (sessionId !== undefined || 'public' in calls[name]);
  const key = allowed ? [sessionId ?? '', name, query ?? null] : null;
  const cacheKey = unstable_serialize(key);

  const send = client[name] as unknown as (args: AnyArguments) => Promise<Data>;
  const { data, error, isValidating, mutate } = useSWR<Data>(key, () =>
    send({ ...(query && { query }), signal: cache.startCall(cacheKey) }),
  );
  useEffect(() => (cacheKey ? cache.retain(cacheKey) : undefined), [cache, cacheKey]);

  const aborted = error instanceof Error && error.name === 'AbortError';
  // Aborted for the last who left, while this component came: it still waits.
  useEffect(() => {
    if (error && aborted && cacheKey && !cache.get(cacheKey)?.isValidating) void mutate();
  }, [error, aborted, cache, cacheKey, mutate]);

  const failed = error !== undefined && !aborted && !(isValidating && data === undefined);
  return {
    data,
    error: failed ? error : undefined,
    loading: allowed && data === undefined && !failed,
    reload: mutate,
  };
}
