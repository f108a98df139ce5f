import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import type { Address } from '../contract/address';
import type { OfferList } from '../contract/offers';
import { isHttpError } from '../core/errors/HttpError';
import { readKey } from './readKey';
import { useSession } from './SessionProvider';
import { type Action, useInTurn } from './useAction';
import { useHookContext } from './useApi';
import { useFieldWrite } from './useFieldWrite';

/** What the addresses are answered as. */
type AddressList = { kundeadresser: Address[] };

/** Deletes an offer; it goes from the list when that is done, and the list is read again. */
export function useDeleteOffer(): Action<[policyNumber: string]> {
  const { client } = useHookContext();
  const { sessionId } = useSession();
  const { mutate } = useSWRConfig();
  const offers = readKey(sessionId, 'getOffers');
  // Not the key of the list: SWR drops what an older mutation of a key answers, and reads during one.
  // Two deletions at once would both be shown after the last.
  const { trigger, isMutating } = useSWRMutation(
    [...offers, 'delete'],
    async (_, { arg: policyNumber }: { arg: string }) => {
      await client.deleteOffer({ params: { policyNumber } });
      return policyNumber;
    },
    {
      // Rejects when the provider is gone, and when the list cannot be read: the offer is gone all the same.
      onSuccess: (deleted) =>
        void mutate(offers, (list?: OfferList) => list && withoutOffer(list, deleted)).catch(
          () => {},
        ),
      onError: (error: unknown) => {
        // Gone already, in another tab perhaps: the list that shows it is old.
        if (isHttpError(error) && error.status === 404) void mutate(offers).catch(() => {});
      },
    },
  );
  const run = useInTurn(
    useCallback(async (policyNumber: string) => void (await trigger(policyNumber)), [trigger]),
  );
  return { run, running: isMutating };
}

const withoutOffer = (list: OfferList, policyNumber: string) => ({
  ...list,
  tilbud: list.tilbud.filter((offer) => offer.policyNumber !== policyNumber),
});

/**
 * Takes the address of the national register, reads the addresses again and answers them. Rejects
 * where either failed: the addresses that are shown are then as they were, and may be old.
 */
export function useRefreshAddress(): Action<[], AddressList> {
  const { client, writeQueues } = useHookContext();
  const { sessionId } = useSession();
  const { trigger, isMutating } = useSWRMutation(
    readKey(sessionId, 'getAddresses'),
    async () => {
      await client.refreshAddress();
      writeQueues.assertSession(sessionId);
      const addresses = await client.getAddresses();
      writeQueues.assertSession(sessionId);
      return addresses;
    },
    {
      populateCache: true,
      // A mutation discards the first read if that is pending: it is made again if this one failed.
      revalidate: (addresses) => addresses === undefined,
    },
  );
  const run = useInTurn(useCallback(() => trigger(), [trigger]));
  return { run, running: isMutating };
}

/**
 * Sets whether the customer wants no documents by post. The new value is shown at once and read again
 * when it is saved; when the save fails, the old value is shown.
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
