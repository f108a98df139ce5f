import { useEffect, useMemo } from 'react';
import useSWR, { type KeyedMutator, unstable_serialize } from 'swr';
import type { Calls } from '../contract/calls';
import type { CallQuery, CallResult, CallShape, PathArguments } from '../contract/defineCall';
import type { AnyArguments } from '../core/sendCall';
import { useHookContext } from './ApiContext';
import { withField } from './fieldsOfData';
import type { PendingWrite } from './pendingWrites';
import { type ReadName, readKey } from './readKey';
import { useSession } from './SessionProvider';
import { usePendingWrites } from './usePendingWrites';

/** The state of a read. */
export interface Read<Data> {
  /** The newest data. A later failure does not remove it. */
  data: Data | undefined;
  /** Why the newest read failed, after its last retry. */
  error: unknown;
  /** Whether to wait: there is neither data nor an error yet, also while the session is unknown. */
  loading: boolean;
  /** Reads again. */
  reload: KeyedMutator<Data>;
}

/** Options of a read of any contract. */
export type ReadOptionsOf<Shape extends CallShape> = {
  /** Whether to make the call. @default true */
  enabled?: boolean | undefined;
  /** The query parameters that the call takes; null, undefined and NaN are dropped. */
  query?: CallQuery<Shape> | undefined;
} & PathArguments<Shape, string | undefined>;

/** Options of a read. */
export type ReadOptions<Name extends ReadName = ReadName> = ReadOptionsOf<Calls[Name]>;

/**
 * Reads a call of the contract. All components share the data, which is kept for the session. Makes the
 * call only when somebody is logged in, except for public calls, and aborts it when no component needs it.
 * Shows the fields that `useFieldWrite` has not saved yet.
 */
export function useCall<Name extends ReadName>(
  name: Name,
  options?: ReadOptions<Name>,
): Read<CallResult<Calls[Name]>> {
  type Data = CallResult<Calls[Name]>;
  const { enabled = true, ...args } = (options ?? {}) as AnyArguments & { enabled?: boolean };
  const { client, contract, cache } = useHookContext();
  const { sessionId, status } = useSession();
  const isPublic = contract[name]?.public;
  const allowed = enabled && (sessionId !== undefined || isPublic);
  // Public data is the same for everybody, so it is not read again after a login.
  const key = allowed ? readKey(isPublic ? undefined : sessionId, name, args) : null;
  const cacheKey = unstable_serialize(key);

  const send = client[name] as unknown as (args: AnyArguments) => Promise<Data>;
  const read = useSWR<Data>(key, () => send({ ...args, signal: cache.startCall(cacheKey) }));
  const { data, error, mutate } = read;

  useEffect(() => (cacheKey ? cache.retain(cacheKey) : undefined), [cache, cacheKey]);

  const aborted = error instanceof Error && error.name === 'AbortError';
  // Another component's unmount aborted the call while this one mounted: read again.
  useEffect(() => {
    if (error && aborted && cacheKey && !cache.get(cacheKey)?.isValidating) void mutate();
  }, [error, aborted, cache, cacheKey, mutate]);

  const pending = usePendingWrites();
  const shown = useMemo(() => {
    const show = (all: Data, { field, value, sessionId: owner }: PendingWrite) =>
      field?.key === cacheKey && owner === sessionId
        ? withField(all, JSON.parse(field.path), value)
        : all;
    return data && pending.reduce(show, data);
  }, [data, pending, sessionId, cacheKey]);

  // SWR renders again for each state that is read, so read `isValidating` only when it matters.
  const failed = error !== undefined && !aborted && (data !== undefined || !read.isValidating);
  return {
    data: shown,
    error: failed ? error : undefined,
    loading: enabled && (allowed || status === 'loading') && data === undefined && !failed,
    reload: mutate,
  };
}
