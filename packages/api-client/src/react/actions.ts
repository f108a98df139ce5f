import { useCallback } from 'react';
import useSWRMutation from 'swr/mutation';
import type { Address } from '../contract/address';
import type { OfferList } from '../contract/offers';
import { readKey } from './readKey';
import { useSession } from './SessionProvider';
import { type Action, useInTurn } from './useAction';
import { useHookContext } from './useApi';
import { useFieldWrite } from './useFieldWrite';

/** What the addresses are answered as. */
type AddressList = { kundeadresser: Address[] };

/** Deletes an offer; it goes from the list when that is done, and the list is read again, also after a failure. */
export function useDeleteOffer(): Action<[policyNumber: string]> {
  const { client } = useHookContext();
  const { sessionId } = useSession();
  type Key = ReturnType<typeof readKey>;
  const { trigger, isMutating } = useSWRMutation<
    string,
    unknown,
    Key,
    string,
    OfferList | undefined
  >(
    readKey(sessionId, 'getOffers'),
    async (_, { arg: policyNumber }) => {
      await client.deleteOffer({ params: { policyNumber } });
      return policyNumber;
    },
    {
      populateCache: (deleted, list) => list && withoutOffer(list, deleted),
    },
  );
  const run = useInTurn(
    'deleteOffer',
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
  const run = useInTurn(
    'refreshAddress',
    useCallback(() => trigger(), [trigger]),
  );
  return { run, running: isMutating };
}

/**
 * Sets whether the customer wants no documents by post: shown at once, read again when it is saved,
 * and as it was when that fails (specification part 1 §4).
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
