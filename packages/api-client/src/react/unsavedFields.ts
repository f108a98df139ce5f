import { useEffect } from 'react';
import useSWR, { unstable_serialize } from 'swr';
import { useHookContext } from './ApiContext';
import { type ReadName, readKey } from './readKey';
import { useSession } from './SessionProvider';

/** A field whose save is pending. */
export interface UnsavedField {
  path: readonly string[];
  value: unknown;
}

/** No unsaved fields; the same list each time. */
export const NO_FIELDS: readonly UnsavedField[] = [];

/** The SWR key of the unsaved fields of a read. It is in the same cache, which empties it with the data. */
export const unsavedKey = (sessionId: string | undefined, read: ReadName) =>
  [...readKey(sessionId, read), 'unsaved'] as const;

/** The unsaved fields of a read, oldest first. */
export function useUnsavedFields(read: ReadName): readonly UnsavedField[] {
  const { cache } = useHookContext();
  const { sessionId } = useSession();
  // Writes belong to a session.
  const key = sessionId === undefined ? null : unsavedKey(sessionId, read);
  const cacheKey = unstable_serialize(key);
  useEffect(() => (cacheKey ? cache.retain(cacheKey) : undefined), [cache, cacheKey]);
  return useSWR<readonly UnsavedField[]>(key, null).data ?? NO_FIELDS;
}

/** The data of a read, with the unsaved fields. */
export const withFields = <Data>(saved: Data, unsaved: readonly UnsavedField[]): Data =>
  saved && unsaved.reduce((data, { path, value }) => withField(data, path, value), saved);

/** Copies the data with another value at a path; creates missing objects. */
export function withField<Data>(
  data: Data,
  [name, ...rest]: readonly string[],
  value: unknown,
): Data {
  if (name === undefined) return value as Data;
  const fields = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  return { ...fields, [name]: withField(fields[name], rest, value) } as Data;
}

/** The value at a path; undefined if there is none. */
export function fieldOf(data: unknown, path: readonly string[]): unknown {
  return path.reduce((at, name) => (at as Record<string, unknown> | undefined)?.[name], data);
}
