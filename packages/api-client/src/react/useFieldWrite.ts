import { useCallback, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
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
 * values of this one, are never touched by a failure (specification part 2 §4).
 */
export function useFieldWrite<Value>(
  read: ReadName,
  path: readonly string[],
  send: (value: Value) => Promise<unknown>,
): FieldWrite<Value> {
  const { pendingFields } = useApi();
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
        await send(value);
        const kept = writes.succeed(write);
        const keep = (data: unknown) => data && withField(data, segments, kept?.value);
        // Rejects when the provider is gone: then there is nobody to show it to.
        if (kept) {
          void mutate(readKey(sessionId, read), keep, { revalidate: false }).catch(() => {});
        }
      } catch (error) {
        writes.fail(write);
        throw error;
      } finally {
        pendingFields.changed(place);
      }
    },
    [pendingFields, place, name, send, mutate, sessionId, read],
  );
  return { save, saving };
}
