import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json, type TestResponder } from '../core/startTestServer';
import { useDeleteOffer, useRefreshAddress } from './actions';
import { useAddresses, useOffers } from './reads';
import { noContent, renderForCustomer } from './startTestCustomer';

test('useDeleteOffer removes each offer from the list, which is read again, and deletes once for a double click', async () => {
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
  expect(result.current.offers.data?.tilbud.map(({ policyNumber }) => policyNumber)).toEqual(['2']);
  await waitFor(() => expect(api.countOf('getOffers')).toBeGreaterThan(1));
  const deleted = api.server.requests.filter(({ method }) => method === 'DELETE');
  expect(deleted.map(({ url }) => url.split('/').at(-1))).toEqual(['1', '3']);
  expect(result.current.deletion.running).toBe(false);
});

/** The test server matches exact paths. This adds the path that contains an id. */
const afterDeletion: TestResponder = (response, request) => {
  if (request.method === 'DELETE') response.writeHead(204).end();
  else json({ tilbud: [{ policyNumber: '2', name: 'Bil' }] })(response);
};

test('useRefreshAddress reads the addresses again, and keeps them when they cannot be read', async () => {
  const street = (gatenavn: string) => json({ kundeadresser: [{ gatenavn, gatenummer: 1 }] });
  const { api, result } = await renderForCustomer(
    { getAddresses: street('Gammelveien'), refreshAddress: noContent },
    () => ({ addresses: useAddresses(), refresh: useRefreshAddress() }),
  );
  const shown = () => result.current.addresses.data?.kundeadresser;
  await waitFor(() => expect(shown()).toHaveLength(1));
  api.change({ getAddresses: street('Registerveien') });
  let addresses: unknown;
  await act(async () => {
    addresses = await result.current.refresh.run();
  });
  expect(shown()).toMatchObject([{ gatenavn: 'Registerveien', gatenummer: '1' }]);
  expect(addresses).toEqual(result.current.addresses.data);
  expect(api.countOf('getAddresses')).toBe(2);
  api.change({ getAddresses: json({}, 404) });
  await act(async () => {
    await expect(result.current.refresh.run()).rejects.toMatchObject({ status: 404 });
  });
  expect(shown()).toMatchObject([{ gatenavn: 'Registerveien' }]);
  expect(result.current.refresh.running).toBe(false);
});
