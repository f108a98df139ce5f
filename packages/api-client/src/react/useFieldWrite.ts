import { useCallback, useSyncExternalStore } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import type { AnyArguments } from '../core/sendCall';
import { assertSameSession } from './assertSameSession';
import { useSession } from './SessionProvider';
import { settleUnknown } from './settleUnknown';
import { useApi } from './useApi';
import { type ReadName, readKey } from './useCall';
import { fieldOf, withField } from './withField';

/** Saves one field of a read. */
export interface FieldWrite<Value> {
  /**
   * Shows the value at once and saves it; the same value again, while it is saved, is the same save.
   * Where the outcome is unknown (no answer, or one that says nothing), the read is made again: what
   * the server keeps decides. Rejects as the call does, with `UnknownOutcomeError` where that read
   * failed too, and with an `AbortError` when the session ended before its turn came; the field alone
   * is then shown as it was.
   */
  save: (value: Value) => Promise<void>;
  /** Whether a save of this field is under way. */
  saving: boolean;
}

/** How a field is saved. */
export interface FieldWriteOptions {
  /** Writes of one queue are sent one after the other. @default a queue of the field's own */
  queue?: string;
  /** Whether the read is made again once the field is saved. @default false */
  reload?: boolean;
}

/**
 * Saves a field of a read by a call of its own, shown before it is saved. Other fields, and newer
 * values of this one, are never touched by a failure (specification part 2 §4).
 */
export function useFieldWrite<Value>(
  read: ReadName,
  path: readonly string[],
  send: (value: Value) => Promise<unknown>,
  { queue = path.join('.'), reload = false }: FieldWriteOptions = {},
): FieldWrite<Value> {
  const { client, cache, pendingFields, activeSession } = useApi();
  const { sessionId } = useSession();
  const { mutate } = useSWRConfig();
  const readId = `${sessionId} ${read}`;
  const name = path.join('.');

  const saving = useSyncExternalStore(
    pendingFields.subscribe,
    () => pendingFields.of(readId).some((field) => field.path.join('.') === name),
    () => false,
  );

  const start = useCallback(
    async (value: Value) => {
      const segments = name.split('.');
      const writes = pendingFields.writesOf(readId, segments);
      const key = readKey(sessionId, read);
      const write = writes.begin(value);
      pendingFields.changed(readId);
      const readAgain = async (signal: AbortSignal) => {
        assertSameSession(activeSession, sessionId);
        const ask = client[read] as unknown as (args: AnyArguments) => Promise<unknown>;
        const answer = await ask({ signal });
        // Another customer's answer decides nothing here.
        assertSameSession(activeSession, sessionId);
        return fieldOf(answer, segments);
      };
      try {
        await pendingFields.inTurn(`${readId} ${queue}`, async () => {
          assertSameSession(activeSession, sessionId);
          const before = fieldOf(cache.get(unstable_serialize(key))?.data, segments);
          // In the same turn: the next write of the field would be found instead of this one.
          await send(value).catch((failure) =>
            settleUnknown(failure, { before, value, readAgain }),
          );
        });
        const kept = writes.succeed(write);
        const state = cache.get(unstable_serialize(key));
        const keep = (data: unknown) => data && withField(data, segments, kept?.value);
        // A read that is under way may have been answered before the write was: it is made again.
        const revalidate = reload || state?.isValidating === true;
        if (kept) {
          const shown = state?.data === undefined ? mutate(key) : mutate(key, keep, { revalidate });
          // Rejects when the provider is gone: then there is nobody to show it to.
          shown.catch(() => {});
        }
      } catch (error) {
        writes.fail(write);
        throw error;
      } finally {
        pendingFields.changed(readId);
      }
    },
    [
      client,
      cache,
      pendingFields,
      activeSession,
      readId,
      name,
      queue,
      reload,
      send,
      mutate,
      sessionId,
      read,
    ],
  );
  const save = useCallback(
    (value: Value) => pendingFields.once(`${readId} ${name}`, value, () => start(value)),
    [pendingFields, readId, name, start],
  );
  return { save, saving };
}
