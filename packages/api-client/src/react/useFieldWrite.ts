import { useCallback } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import type { CallRequest } from '../core/errors/ApiError';
import { isHttpError } from '../core/errors/HttpError';
import type { AnyArguments } from '../core/sendCall';
import { useHookContext } from './ApiContext';
import { type FieldStep, fieldOf, withField } from './fieldsOfData';
import { type ReadName, readKey } from './readKey';
import { useSession } from './SessionProvider';
import { UnknownOutcomeError } from './UnknownOutcomeError';
import { useIsPending } from './usePendingWrites';

/** A way to save one field of a read. */
export interface FieldWrite<Value> {
  /**
   * Shows the value at once and saves it, after the pending saves of its queue. Saving the same value again while it is
   * pending returns the pending promise. When the outcome is unknown (no response, or the response of a gateway), reads
   * the field again, and the server's value decides. Rejects as the call does, with `UnknownOutcomeError` when the
   * field cannot be read either, and with an `AbortError` when the session ends before the write is sent. The field
   * then shows its old value; other fields do not change.
   */
  save: (value: Value) => Promise<void>;
  /** Whether a save of this field is pending, or of another field in its queue. */
  saving: boolean;
}

/** Options of a field's writes. */
export interface FieldWriteOptions {
  /** Writes of a read in one queue are sent one after the other. @default a separate queue for the field */
  queue?: string | undefined;
  /** Whether to read again after the save. @default false */
  reload?: boolean | undefined;
}

/**
 * Saves a field of a read by a separate call, and shows the value before it is saved. A failure never changes other
 * fields, or newer values of the same field.
 * @param path the names of the fields that lead to the field. An item of a list is found by a field of its own:
 * `['claims', { id: '7' }, 'title']`
 * @param options the `params` and `query` are those of the read
 */
export function useFieldWrite<Value>(
  read: ReadName,
  path: readonly FieldStep[],
  send: (value: Value) => Promise<unknown>,
  options: FieldWriteOptions & Pick<AnyArguments, 'params' | 'query'> = {},
): FieldWrite<Value> {
  const { params, query, queue, reload = false } = options;
  const { client, contract, cache, writes } = useHookContext();
  const { sessionId } = useSession();
  const { mutate } = useSWRConfig();
  const owner = contract[read]?.public ? undefined : sessionId;
  const key = unstable_serialize(readKey(owner, read, { query, params }));
  // As texts, because the caller may create new objects for each render.
  const steps = JSON.stringify(path);
  const args = JSON.stringify({ query, params });
  const row = queue === undefined ? `${key} ${steps}` : `${read} ${queue}`;

  const save = useCallback(
    (value: Value) => {
      const fields: FieldStep[] = JSON.parse(steps);
      const savedRead = () => cache.get(key);
      const readField = async (signal: AbortSignal) => {
        const makeRead = client[read] as unknown as (args: AnyArguments) => Promise<unknown>;
        const data = await writes.readFor(sessionId, () =>
          makeRead({ ...JSON.parse(args), signal }),
        );
        return fieldOf(data, fields);
      };
      return writes.start({ sessionId, row, value, field: { key, path: steps } }, async () => {
        const before = fieldOf(savedRead()?.data, fields);
        await send(value).catch((failure) => settleUnknown(failure, before, value, readField));
        // SWR drops a read that was pending during a change: its data may be older than the write.
        const readPending = savedRead()?.isValidating === true;
        const shown = mutate(key, (data: unknown) => data && withField(data, fields, value), {
          revalidate: (data) => reload || readPending || data === undefined,
        });
        // Rejects after the provider has unmounted, when there is nothing to show.
        shown.catch(() => {});
      });
    },
    [client, cache, writes, row, key, steps, args, reload, send, mutate, sessionId, read],
  );
  return { save, saving: useIsPending(sessionId, row) };
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

/**
 * Whether a failed write may be saved anyway: there is no response, the response cannot be read, or a gateway sent the
 * response.
 */
function isOutcomeUnknown(failure: unknown): boolean {
  const { request } = Object(failure) as { request?: CallRequest };
  return (
    request !== undefined &&
    request.method !== 'GET' &&
    (!isHttpError(failure) || GATEWAY_STATUSES.includes(failure.status))
  );
}
