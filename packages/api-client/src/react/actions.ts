import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import type { Address } from '../contract/address';
import type { OfferList } from '../contract/offers';
import { isHttpError } from '../core/errors/HttpError';
import { useHookContext } from './ApiContext';
import { readKey } from './readKey';
import { useSession } from './SessionProvider';
import { type Action, useInTurn } from './useAction';
import { useFieldWrite } from './useFieldWrite';

/** The response of `getAddresses`. */
type AddressList = { kundeadresser: Address[] };

/** Deletes an offer. After the response, removes it from the list and reads the list again. */
export function useDeleteOffer(): Action<[policyNumber: string]> {
  const { client } = useHookContext();
  const { sessionId } = useSession();
  const { mutate } = useSWRConfig();
  const offers = readKey(sessionId, 'getOffers');
  // A separate key: SWR discards reads and older mutations of a key during a mutation, so two deletions at
  // once would both be shown only after the last.
  const { trigger, isMutating } = useSWRMutation(
    [...offers, 'delete'],
    async (_, { arg: policyNumber }: { arg: string }) => {
      await client.deleteOffer({ params: { policyNumber } });
      return policyNumber;
    },
    {
      // Rejects after unmount, and when the list cannot be read; the offer is deleted anyway.
      onSuccess: (deleted) =>
        void mutate(offers, (list?: OfferList) => list && withoutOffer(list, deleted)).catch(
          () => {},
        ),
      onError: (error: unknown) => {
        // Already deleted, perhaps in another tab: the list is stale.
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
 * Takes the address of the national register, reads the addresses again and resolves to them. Rejects
 * when either call fails; the addresses on the page may then be stale.
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
      // A mutation discards a pending first read: read again if the mutation failed.
      revalidate: (addresses) => addresses === undefined,
    },
  );
  const run = useInTurn(useCallback(() => trigger(), [trigger]));
  return { run, running: isMutating };
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
