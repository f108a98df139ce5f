import { useCallback, useId } from 'react';
import { useSWRConfig } from 'swr';
import type { Address } from '../contract/address';
import type { OfferList } from '../contract/offers';
import { isHttpError } from '../core/errors/HttpError';
import { useHookContext } from './ApiContext';
import { readKey } from './readKey';
import { useSession } from './SessionProvider';
import { useFieldWrite } from './useFieldWrite';
import { useIsPending } from './usePendingWrites';

/** An action that runs once at a time. */
export interface Action<Arguments extends unknown[], Result = void> {
  /**
   * Runs the action and resolves to its result. A second run with the same arguments, e.g. by a double
   * click, returns the pending promise; a run with other arguments waits for it. Rejects as the call does,
   * and with an `AbortError` when the session ends before the run starts.
   */
  run: (...args: Arguments) => Promise<Result>;
  /** Whether a run is pending. */
  running: boolean;
}

/** The response of `getAddresses`. */
type AddressList = { kundeadresser: Address[] };

/** Runs the writes of a component one at a time. */
function useAction<Arguments extends unknown[], Result>(
  send: (...args: Arguments) => Promise<Result>,
): Action<Arguments, Result> {
  const { writes } = useHookContext();
  const { sessionId } = useSession();
  const row = useId();
  const run = useCallback(
    (...args: Arguments) =>
      writes.start({ sessionId, row, value: JSON.stringify(args) }, () => send(...args)),
    [writes, sessionId, row, send],
  );
  return { run, running: useIsPending(sessionId, row) };
}

/** Deletes an offer. After the response, removes it from the list and reads the list again. */
export function useDeleteOffer(): Action<[policyNumber: string]> {
  const { client } = useHookContext();
  const { sessionId } = useSession();
  const { mutate } = useSWRConfig();

  return useAction(
    useCallback(
      async (policyNumber) => {
        const offers = readKey(sessionId, 'getOffers');
        try {
          await client.deleteOffer({ params: { policyNumber } });
        } catch (error) {
          // Already deleted, perhaps in another tab: the list is stale.
          if (isHttpError(error) && error.status === 404) mutate(offers).catch(() => {});
          throw error;
        }
        const remove = (list?: OfferList) => list && withoutOffer(list, policyNumber);
        // Rejects after unmount, and when the list cannot be read; the offer is deleted anyway.
        mutate(offers, remove).catch(() => {});
      },
      [client, mutate, sessionId],
    ),
  );
}

const withoutOffer = (list: OfferList, policyNumber: string) => ({
  ...list,
  tilbud: list.tilbud.filter((offer) => offer.policyNumber !== policyNumber),
});

/**
 * Takes the address of the national register, reads the addresses again and resolves to them. Rejects
 * when either call fails; the addresses on the page may then be stale.
 */
export function useRefreshAddress(): Action<[], AddressList> {
  const { client, writes } = useHookContext();
  const { sessionId } = useSession();
  const { mutate } = useSWRConfig();

  return useAction(
    useCallback(async () => {
      await client.refreshAddress();
      const addresses = await writes.readFor(sessionId, () => client.getAddresses());
      const shown = mutate(readKey(sessionId, 'getAddresses'), addresses, { revalidate: false });
      // Rejects after the provider has unmounted, when there is nothing to show.
      shown.catch(() => {});
      return addresses;
    }, [client, writes, mutate, sessionId]),
  );
}

/**
 * Saves whether the customer wants no documents by post. Shows the new value at once and reads it again
 * after the save. Shows the old value when the save fails.
 */
export function useSetReservation(): Action<[harReservasjon: boolean]> {
  const { client } = useHookContext();
  const { save, saving } = useFieldWrite<boolean>(
    'getReservation',
    ['harReservasjon'],
    useCallback((harReservasjon) => client.setReservation({ body: { harReservasjon } }), [client]),
    { reload: true },
  );
  return { run: save, running: saving };
}
