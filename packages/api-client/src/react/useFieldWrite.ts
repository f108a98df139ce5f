import { useCallback, useSyncExternalStore } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { useSession } from './SessionProvider';
import { useApi } from './useApi';
import { type ReadName, readKey } from './useCall';
import { withField } from './withField';

/** Saves one field of a read. */
export interface FieldWrite<Value> {
  /** Shows the value at once and saves it. Rejects as the call does; the field alone is then as it was. */
  save: (value: Value) => Promise<void>;
  /** Whether a save of this field is under way. */
  saving: boolean;
}

/**
 * Saves a field of a read by a call of its own, shown before it is saved. Other fields, and newer
 * values of this one, are never touched by a failure (specification part 2 §4). Writes of one queue
 * are sent one after the other; by default each field has its own.
 */
export function useFieldWrite<Value>(
  read: ReadName,
  path: readonly string[],
  send: (value: Value) => Promise<unknown>,
  queue: string = path.join('.'),
): FieldWrite<Value> {
  const { cache, pendingFields } = useApi();
  const { sessionId } = useSession();
  const { mutate } = useSWRConfig();
  const place = `${sessionId} ${read}`;
  const name = path.join('.');

  const saving = useSyncExternalStore(
    pendingFields.subscribe,
    () => pendingFields.of(place).some((field) => field.path.join('.') === name),
    () => false,
  );

  const save = useCallback(
    async (value: Value) => {
      const segments = name.split('.');
      const writes = pendingFields.writesOf(place, segments);
      const write = writes.begin(value);
      pendingFields.changed(place);
      try {
        await pendingFields.inTurn(`${place} ${queue}`, () => send(value));
        const kept = writes.succeed(write);
        const key = readKey(sessionId, read);
        const state = cache.get(unstable_serialize(key));
        const keep = (data: unknown) => data && withField(data, segments, kept?.value);
        // A read that is under way may have been answered before the write was: it is made again.
        const revalidate = state?.isValidating === true;
        if (kept) {
          const shown = state?.data === undefined ? mutate(key) : mutate(key, keep, { revalidate });
          // Rejects when the provider is gone: then there is nobody to show it to.
          shown.catch(() => {});
        }
      } catch (error) {
        writes.fail(write);
        throw error;
      } finally {
        pendingFields.changed(place);
      }
    },
    [cache, pendingFields, place, name, queue, send, mutate, sessionId, read],
  );
  return { save, saving };
}
