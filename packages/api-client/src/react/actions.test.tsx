import { act, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { json, type TestResponder } from '../core/startTestServer';
import { useDeleteOffer, useRefreshAddress } from './actions';
import { useAddresses, useOffers } from './reads';
import { noContent, renderForCustomer } from './startTestCustomer';

describe('useDeleteOffer', () => {
  test('removes each offer from the list, which is read again, and deletes once for a double click', async () => {
    const list = (...numbers: string[]) =>
      json({ tilbud: numbers.map((policyNumber) => ({ policyNumber, name: 'Bil' })) });
    const { api, result } = await renderForCustomer({ getOffers: list('1', '2', '3') }, () => ({
      offers: useOffers(),
      deletion: useDeleteOffer(),
    }));
    await waitFor(() => expect(result.current.offers.data?.tilbud).toHaveLength(3));
    api.server.respondWith(afterDeletion);
    await act(async () => {
      const first = result.current.deletion.run('1');
      expect(result.current.deletion.run('1')).toBe(first);
      await Promise.all([first, result.current.deletion.run('3')]);
    });
    expect(result.current.offers.data?.tilbud.map(({ policyNumber }) => policyNumber)).toEqual([
      '2',
    ]);
    await waitFor(() => expect(api.countOf('getOffers')).toBeGreaterThan(1));
    const deleted = api.server.requests.filter(({ method }) => method === 'DELETE');
    expect(deleted.map(({ url }) => url.split('/').at(-1))).toEqual(['1', '3']);
    expect(result.current.deletion.running).toBe(false);
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

  test('keeps the addresses when they cannot be read again', async () => {
    const { api, result } = await renderForCustomer(
      {
        getAddresses: json({ kundeadresser: [{ gatenavn: 'Gammelveien' }] }),
        refreshAddress: noContent,
      },
      () => ({ addresses: useAddresses(), refresh: useRefreshAddress() }),
    );
    await waitFor(() => expect(result.current.addresses.data?.kundeadresser).toHaveLength(1));
    api.change({ getAddresses: json({}, 404) });
    await act(async () => {
      await expect(result.current.refresh.run()).rejects.toMatchObject({ status: 404 });
    });
    expect(result.current.addresses.data?.kundeadresser[0]?.gatenavn).toBe('Gammelveien');
    expect(result.current.refresh.running).toBe(false);
  });
});
