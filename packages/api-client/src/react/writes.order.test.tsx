import { act, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { json, type TestResponder } from '../core/startTestServer';
import { useDeleteOffer, useSetReservation } from './actions';
import { useReservation } from './reads';
import type { TestResponses } from './startTestApi';
import { createPausedResponder, renderForCustomer } from './startTestCustomer';
import { useConsent } from './useConsent';
import { useContact } from './useContact';

/** Renders the reservation of a customer without one. */
const renderReservation = (responders: TestResponses) =>
  renderForCustomer({ getReservation: json({ hasReservasjon: false }), ...responders }, () => ({
    reservation: useReservation(),
    set: useSetReservation(),
  }));

describe('two writes', () => {
  test('of a consent are sent in turn, and end with the newest', async () => {
    const writes = createPausedResponder();
    const { api, result } = await renderForCustomer({ updateConsent: writes.responder }, () =>
      useConsent('marketingConsent'),
    );
    await waitFor(() => expect(result.current.approved).toBe(false));
    const saves: Promise<void>[] = [];
    act(() => void saves.push(result.current.save(true)));
    await waitFor(() => expect(writes.count()).toBe(1));
    act(() => void saves.push(result.current.save(false)));
    expect(result.current.approved).toBe(false);
    // In turn, so the server ends with the newest value however long each write takes.
    expect(writes.count()).toBe(1);
    await act(async () => {
      writes.settle(0, 204);
      await saves[0];
    });
    await waitFor(() => expect(writes.count()).toBe(2));
    expect(result.current.approved).toBe(false);
    await act(async () => {
      writes.settle(1, 204);
      await saves[1];
    });
    expect(
      api.server.requests.filter(({ method }) => method === 'POST').map(({ body }) => body),
    ).toEqual(['{"marketingConsentApproved":true}', '{"marketingConsentApproved":false}']);
    expect(result.current.approved).toBe(false);
  });

  test('of the reservation are sent in turn, and end with the newest', async () => {
    const writes = createPausedResponder();
    const { api, result } = await renderReservation({ setReservation: writes.responder });
    await waitFor(() => expect(result.current.reservation.data).toEqual({ harReservasjon: false }));
    const saves: Promise<void>[] = [];
    act(() => void saves.push(result.current.set.run(true), result.current.set.run(false)));
    expect(result.current.reservation.data).toEqual({ harReservasjon: false });
    await waitFor(() => expect(writes.count()).toBe(1));
    await act(async () => {
      writes.settle(0, 204);
      await saves[0];
    });
    await waitFor(() => expect(writes.count()).toBe(2));
    await act(async () => {
      writes.settle(1, 204);
      await saves[1];
    });
    expect(result.current.reservation.data).toEqual({ harReservasjon: false });
    const sent = api.server.requests.filter(({ method }) => method === 'POST');
    expect(sent.map(({ body }) => body)).toEqual([
      '{"harReservasjon":true}',
      '{"harReservasjon":false}',
    ]);
  });

  test('to the older register are sent in turn, each with the values that it has by then', async () => {
    const { api, result } = await renderForCustomer(
      registerWith({ epost: 'nils@eksempel.no', telefon: '40000000', eksisterer: true }),
      useContact,
    );
    await waitFor(() => expect(result.current.editable).toBe(true));
    await act(async () => {
      const email = result.current.saveEmail.save('ny@eksempel.no');
      await Promise.all([email, result.current.saveMobile.save('90000000')]);
    });
    expect(api.server.requests.at(-1)?.body).toBe(
      '{"epost":"ny@eksempel.no","telefon":"90000000"}',
    );
  });

  test('delete both of two offers', async () => {
    const { api, result } = await renderForCustomer(
      { getOffers: json({ tilbud: [] }) },
      useDeleteOffer,
    );
    api.server.respondWith(afterDeletion);
    await act(() => Promise.all([result.current.run('1'), result.current.run('2')]).then(() => {}));
    const deleted = api.server.requests.filter(({ method }) => method === 'DELETE');
    expect(deleted.map(({ url }) => url.split('/').at(-1))).toEqual(['1', '2']);
    expect(result.current.running).toBe(false);
  });
});

/** An older register that saves what it receives. */
function registerWith(record: Record<string, string | boolean>): TestResponses {
  return {
    getCustomer: json({ navn: 'Nils' }),
    getLegacyCustomer: (response) => json(record)(response),
    updateLegacyContact: (response, { body }) => {
      Object.assign(record, JSON.parse(body));
      response.writeHead(204).end();
    },
  };
}

/** The test server matches exact paths. This adds the path that contains an id. */
const afterDeletion: TestResponder = (response, request) => {
  if (request.method === 'DELETE') response.writeHead(204).end();
  else json({ tilbud: [{ policyNumber: '2', name: 'Bil' }] })(response);
};
