/*
 * Saves one field of a record, beside SWR.
 *
 * What SWR does. It caches responses, shares them and reads them again. `useSWRMutation` sends the
 * writes that change a whole response (`actions.ts`). With `optimisticData` and `rollbackOnError` it
 * shows a value before it is saved, and restores the old one when the call fails. That is enough when
 * one write of a record is pending at a time.
 *
 * What is missing. The profile saves each field of the customer record by a separate call, and
 * several of these calls overlap. SWR has one optimistic copy and one rollback copy per key, and only
 * the newest mutation of a key writes to the cache. `swrMutation.test.tsx` runs these cases through
 * plain `useSWRMutation`, as SWR's manual shows it, and through this hook:
 *
 * 1. One field is saved, and then a newer write of another field fails. SWR restores the record as it
 *    was before both, so the saved field shows its old value.
 * 2. A newer write succeeds while an older one of another field is pending. SWR writes the record
 *    without the older value, which disappears from the screen while it is being saved.
 * 3. An older write fails while a newer one is pending. The older `trigger` resolves instead of
 *    rejecting, so the page would say "saved".
 * 4. Two values of one field are saved shortly after each other. SWR sends both at once, and the
 *    server keeps the one that arrives last.
 *
 * Reading the record again (`revalidate`) shows the right values in the end, but only after the
 * response, and cases 3 and 4 remain.
 *
 * What this file adds.
 *
 * - A list of unsaved fields for each read, in SWR's cache under a separate key. Reads show it on top of
 *   the saved record. A write adds and removes only its own field, and only a saved value changes the
 *   record. This replaces rollback. The list is emptied with the rest of the cache.
 * - The order of writes (`WriteQueues`): one at a time per queue, the same value once, none after the
 *   session has ended. `useAction` uses it too.
 * - Handling of lost responses. After a timeout or a gateway error the value may be saved or not. SWR
 *   can only roll back and reject with the error. This hook reads the field again: the save succeeds if
 *   the server has the new value, and rejects with `UnknownOutcomeError` if the outcome stays unknown
 *   (`writes.lostResponse.test.tsx`).
 *
 * `interleavings.test.tsx` runs the hooks in random orders of saves, responses, reads and logins.
 */
import { useCallback, useEffect, useMemo } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import type { CallRequest } from '../core/errors/ApiError';
import { isHttpError } from '../core/errors/HttpError';
import type { AnyArguments } from '../core/sendCall';
import { useHookContext } from './ApiContext';
import { type ReadName, readKey } from './readKey';
import { useSession } from './SessionProvider';
import { UnknownOutcomeError } from './UnknownOutcomeError';

/** A way to save one field of a read. */
export interface FieldWrite<Value> {
  /**
   * Shows the value at once and saves it. Saving the same value again while it is pending returns the
   * pending promise. When the outcome is unknown (no response, or one without information), reads the
   * field again, and the server's value decides. Rejects as the call does, with `UnknownOutcomeError` when
   * that read fails too, and with an `AbortError` when the session ends before the write is sent. The field
   * then shows its old value; other fields do not change.
   */
  save: (value: Value) => Promise<void>;
  /** Whether a save of this field is pending. */
  saving: boolean;
}

/** Options of a field's writes. */
export interface FieldWriteOptions {
  /** Writes in one queue are sent one after the other. @default a separate queue for the field */
  queue?: string;
  /** Whether to read again after the save. @default false */
  reload?: boolean;
}

/** A field whose save is pending. */
interface UnsavedField {
  path: readonly string[];
  value: unknown;
}

const NO_FIELDS: readonly UnsavedField[] = [];

const unsavedKey = (sessionId: string | undefined, read: ReadName) =>
  [...readKey(sessionId, read), 'unsaved'] as const;

/** The unsaved fields of a read, oldest first; none while the read is not `enabled`. */
function useUnsavedFields(read: ReadName, enabled: boolean): readonly UnsavedField[] {
  const { cache } = useHookContext();
  const { sessionId } = useSession();
  const key = enabled ? unsavedKey(sessionId, read) : null;
  const cacheKey = unstable_serialize(key);
  useEffect(() => (cacheKey ? cache.retain(cacheKey) : undefined), [cache, cacheKey]);
  return useSWR<readonly UnsavedField[]>(key, null).data ?? NO_FIELDS;
}

/** The data of a read, with the unsaved values. */
export function useWithUnsaved<Data>(
  read: ReadName,
  saved: Data | undefined,
  enabled: boolean,
): Data | undefined {
  const unsaved = useUnsavedFields(read, enabled);
  return useMemo(
    () => saved && unsaved.reduce((data, { path, value }) => withField(data, path, value), saved),
    [saved, unsaved],
  );
}

/**
 * Saves a field of a read by a separate call, and shows it before it is saved. A failure never changes
 * other fields, or newer values of this one.
 */
export function useFieldWrite<Value>(
  read: ReadName,
  path: readonly string[],
  send: (value: Value) => Promise<unknown>,
  { queue = path.join('.'), reload = false }: FieldWriteOptions = {},
): FieldWrite<Value> {
  const { client, cache, writeQueues } = useHookContext();
  const { sessionId } = useSession();
  const { mutate } = useSWRConfig();
  const name = path.join('.');
  const saving = useUnsavedFields(read, true).some((field) => field.path.join('.') === name);

  const start = useCallback(
    async (value: Value) => {
      const key = readKey(sessionId, read);
      const field: UnsavedField = { path: name.split('.'), value };
      const savedRead = () => cache.get(unstable_serialize(key));
      const changeUnsaved = (change: (fields: readonly UnsavedField[]) => UnsavedField[]) => {
        const changed = mutate<readonly UnsavedField[]>(
          unsavedKey(sessionId, read),
          (fields = NO_FIELDS) => change(fields),
          { revalidate: false },
        );
        // Rejects after the provider has unmounted, when there is nothing to show.
        changed.catch(() => {});
      };
      const readField = async (signal: AbortSignal) => {
        writeQueues.assertSession(sessionId);
        const makeRead = client[read] as unknown as (args: AnyArguments) => Promise<unknown>;
        const data = await makeRead({ signal });
        // The response may belong to another customer by now.
        writeQueues.assertSession(sessionId);
        return fieldOf(data, field.path);
      };

      changeUnsaved((fields) => [...fields, field]);
      try {
        await writeQueues.inTurn(`${sessionId} ${read} ${queue}`, sessionId, async () => {
          const before = fieldOf(savedRead()?.data, field.path);
          // In the same turn: otherwise the read could find the next write of the field.
          await send(value).catch((failure) => settleUnknown(failure, before, value, readField));
        });
        // SWR drops a read that was pending during a change: its data may be older than the write.
        const readPending = savedRead()?.isValidating === true;
        const shown = mutate(key, (data: unknown) => data && withField(data, field.path, value), {
          revalidate: (data) => reload || readPending || data === undefined,
        });
        shown.catch(() => {});
      } finally {
        changeUnsaved((fields) => fields.filter((each) => each !== field));
      }
    },
    [client, cache, writeQueues, name, queue, reload, send, mutate, sessionId, read],
  );
  const save = useCallback(
    (value: Value) => writeQueues.once(`${sessionId} ${read} ${name}`, value, () => start(value)),
    [writeQueues, sessionId, read, name, start],
  );
  return { save, saving };
}

/** Short, because the customer has already waited for the save. */
const CHECK_MS = 5_000;

/**
 * Decides the outcome of a failed write. When the failure leaves it unknown, reads the field: resolves for
 * the new value, rejects with the failure for the old value, and rejects with `UnknownOutcomeError` for
 * any other value or when the read fails.
 */
async function settleUnknown(
  failure: unknown,
  before: unknown,
  value: unknown,
  readField: (signal: AbortSignal) => Promise<unknown>,
): Promise<void> {
  if (!isOutcomeUnknown(failure)) throw failure;
  const kept = await readField(AbortSignal.timeout(CHECK_MS)).catch(() => {
    throw new UnknownOutcomeError(failure);
  });
  if (Object.is(kept, value)) return;
  throw Object.is(kept, before) ? failure : new UnknownOutcomeError(failure);
}

/** Statuses of a gateway that got no response from the server, or none in time. */
const GATEWAY_STATUSES = [502, 504];

/** Whether a failed write may be saved anyway: the server sent no response, or one without information. */
function isOutcomeUnknown(failure: unknown): boolean {
  const { request } = Object(failure) as { request?: CallRequest };
  return (
    request !== undefined &&
    request.method !== 'GET' &&
    (!isHttpError(failure) || GATEWAY_STATUSES.includes(failure.status))
  );
}

/** Copies the data with another value at a path; creates missing objects. */
function withField<Data>(data: Data, [name, ...rest]: readonly string[], value: unknown): Data {
  if (name === undefined) return value as Data;
  const fields = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  return { ...fields, [name]: withField(fields[name], rest, value) } as Data;
}

/** The value at a path; undefined if there is none. */
function fieldOf(data: unknown, path: readonly string[]): unknown {
  return path.reduce((at, name) => (at as Record<string, unknown> | undefined)?.[name], data);
}
