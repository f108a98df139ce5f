import { act, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { json, type TestResponder } from '../core/startTestServer';
import { useDeleteOffer, useRefreshAddress } from './actions';
import { useAddresses, useOffers } from './reads';
import { noContent, renderForCustomer } from './startTestCustomer';

describe('useDeleteOffer', () => {
  test('removes the offer from the list, which is read again', async () => {
    const list = (...numbers: string[]) =>
      json({ tilbud: numbers.map((policyNumber) => ({ policyNumber, name: 'Bil' })) });
    const { api, result } = await renderForCustomer({ getOffers: list('1', '2') }, () => ({
      offers: useOffers(),
      deletion: useDeleteOffer(),
    }));
    await waitFor(() => expect(result.current.offers.data?.tilbud).toHaveLength(2));
    api.server.respondWith(afterDeletion);
    await act(async () => {
      const first = result.current.deletion.run('1');
      // A double click deletes once.
      expect(result.current.deletion.run('1')).toBe(first);
      await first;
    });
    expect(result.current.offers.data?.tilbud.map(({ policyNumber }) => policyNumber)).toEqual([
      '2',
    ]);
    await waitFor(() => expect(api.countOf('getOffers')).toBe(2));
    expect(api.server.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });
});

/** The test server matches exact paths. This adds the path that contains an id. */
const afterDeletion: TestResponder = (response, request) => {
  if (request.method === 'DELETE') response.writeHead(204).end();
  else json({ tilbud: [{ policyNumber: '2', name: 'Bil' }] })(response);
};

describe('useRefreshAddress', () => {
  test('reads the addresses again', async () => {
    const { api, result } = await renderForCustomer(
      {
        getAddresses: json({ kundeadresser: [{ gatenavn: 'Gammelveien' }] }),
        refreshAddress: noContent,
      },
      () => ({ addresses: useAddresses(), refresh: useRefreshAddress() }),
    );
    await waitFor(() => expect(result.current.addresses.data?.kundeadresser).toHaveLength(1));
    api.change({
      getAddresses: json({ kundeadresser: [{ gatenavn: 'Registerveien', gatenummer: 1 }] }),
    });
    let addresses: unknown;
    await act(async () => {
      addresses = await result.current.refresh.run();
    });
    expect(result.current.addresses.data?.kundeadresser[0]).toMatchObject({
      gatenavn: 'Registerveien',
      gatenummer: '1',
    });
    expect(addresses).toEqual(result.current.addresses.data);
    expect(api.countOf('getAddresses')).toBe(2);
  });
});
