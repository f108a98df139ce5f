import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { OfferList } from '../contract/offers';
import { isHttpError } from '../core/errors/HttpError';
import { useSession } from './SessionProvider';
import { type Action, useAction } from './useAction';
import { useApi } from './useApi';
import { readKey } from './useCall';
import { useFieldWrite } from './useFieldWrite';

/** Deletes an offer; it goes from the list at once when that is done, and the list is read again. */
export function useDeleteOffer(): Action<[policyNumber: string]> {
  const { client } = useApi();
  const { sessionId } = useSession();
  const { mutate } = useSWRConfig();

  return useAction(
    useCallback(
      async (policyNumber: string) => {
        const key = readKey(sessionId, 'getOffers');
        try {
          await client.deleteOffer({ params: { policyNumber } });
        } catch (error) {
          // Gone already, in another tab perhaps: the list that shows it is old.
          if (isHttpError(error) && error.status === 404) mutate(key).catch(() => {});
          throw error;
        }
        const without = (list: OfferList | undefined) =>
          list && {
            ...list,
            tilbud: list.tilbud.filter((offer) => offer.policyNumber !== policyNumber),
          };
        // Rejects when the provider is gone, and when the list cannot be read: the offer is gone all the same.
        void mutate(key, without, { revalidate: true }).catch(() => {});
      },
      [client, sessionId, mutate],
    ),
  );
}

/** Takes the address of the national register, and reads the addresses again. */
export function useRefreshAddress(): Action<[]> {
  const { client } = useApi();
  const { sessionId } = useSession();
  const { mutate } = useSWRConfig();

  return useAction(
    useCallback(async () => {
      await client.refreshAddress();
      // Rejects when the provider is gone: the address is taken all the same.
      await mutate(readKey(sessionId, 'getAddresses')).catch(() => {});
    }, [client, sessionId, mutate]),
  );
}

/**
 * Sets whether the customer wants no documents by post: shown at once, read again when it is saved,
 * and as it was when that fails (specification part 1 §4).
 */
export function useSetReservation(): Action<[harReservasjon: boolean]> {
  const { client } = useApi();
  const { save, saving } = useFieldWrite<boolean>(
    'getReservation',
    ['harReservasjon'],
    useCallback((harReservasjon) => client.setReservation({ body: { harReservasjon } }), [client]),
    { reload: true },
  );
  return { run: save, running: saving };
}
