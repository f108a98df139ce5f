import { useEffect } from 'react';
import useSWR, { type KeyedMutator, unstable_serialize } from 'swr';
import { type Calls, calls } from '../contract/calls';
import type { CallAnswer, CallQuery } from '../contract/defineCall';
import type { AnyArguments } from '../core/sendCall';
import { type ReadName, readKey } from './readKey';
import { useSession } from './SessionProvider';
import { useHookContext } from './useApi';
import { useWithUnsaved } from './useFieldWrite';

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
export interface ReadOptions<Name extends ReadName = ReadName> {
  /** Whether the call is made. @default true */
  enabled?: boolean;
  /** The query parameters that the call takes; null, undefined and NaN are dropped. */
  query?: CallQuery<Calls[Name]>;
}

/**
 * Reads by a call of the contract: shared by all components, kept for the session, made only when
 * somebody is logged in (but for public calls), aborted when nobody wants the answer any more.
 */
export function useCall<Name extends ReadName>(
  name: Name,
  { enabled = true, query }: ReadOptions<Name> = {},
): Read<CallAnswer<Calls[Name]>> {
  type Data = CallAnswer<Calls[Name]>;
  const { client, cache } = useHookContext();
  const { sessionId } = useSession();
  const isPublic = 'public' in calls[name];
  const allowed = enabled && (sessionId !== undefined || isPublic);
  // What anybody may read is the same for everybody: it is not asked for again once the session is known.
  const key = allowed ? readKey(isPublic ? undefined : sessionId, name, query) : null;
  const cacheKey = unstable_serialize(key);

  const send = client[name] as unknown as (args: AnyArguments) => Promise<Data>;
  const read = useSWR<Data>(key, () =>
    send({ ...(query && { query }), signal: cache.startCall(cacheKey) }),
  );
  const { data: saved, error, mutate } = read;
  const data = useWithUnsaved(name, saved, allowed);

  useEffect(() => (cacheKey ? cache.retain(cacheKey) : undefined), [cache, cacheKey]);

  const aborted = error instanceof Error && error.name === 'AbortError';
  // Aborted for the last who left, while this component came: it still waits.
  useEffect(() => {
    if (error && aborted && cacheKey && !cache.get(cacheKey)?.isValidating) void mutate();
  }, [error, aborted, cache, cacheKey, mutate]);

  // SWR renders anew for what is read of its state: `isValidating` is read only where it matters.
  const failed = error !== undefined && !aborted && (data !== undefined || !read.isValidating);
  return {
    data,
    error: failed ? error : undefined,
    loading: allowed && data === undefined && !failed,
    reload: mutate,
  };
}
