import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { Address } from '../contract/address';
import type { OfferList } from '../contract/offers';
import { isHttpError } from '../core/errors/HttpError';
import { assertSameSession } from './assertSameSession';
import { useSession } from './SessionProvider';
import { type Action, useAction } from './useAction';
import { useApi } from './useApi';
import { readKey } from './useCall';
import { useFieldWrite } from './useFieldWrite';

/** What the addresses are answered as. */
type AddressList = { kundeadresser: Address[] };

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

/**
 * Takes the address of the national register, reads the addresses again and answers them. Rejects
 * where either failed: the addresses that are shown are then as they were, and may be old.
 */
export function useRefreshAddress(): Action<[], AddressList> {
  const { client, activeSession } = useApi();
  const { sessionId } = useSession();
  const { mutate } = useSWRConfig();

  return useAction(
    useCallback(async () => {
      await client.refreshAddress();
      assertSameSession(activeSession, sessionId);
      const addresses = await client.getAddresses();
      assertSameSession(activeSession, sessionId);
      const key = readKey(sessionId, 'getAddresses');
      // Rejects when the provider is gone: then there is nobody to show them to.
      await mutate(key, addresses, { revalidate: false }).catch(() => {});
      return addresses;
    }, [client, activeSession, sessionId, mutate]),
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
