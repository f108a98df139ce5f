import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json } from '../core/startTestServer';
import { useSetReservation } from './actions';
import { useCustomer, useReservation } from './reads';
import {
  begin,
  CUSTOMER,
  createPausedResponder,
  noContent,
  renderForCustomer,
} from './startTestCustomer';
import { isUnknownOutcomeError } from './UnknownOutcomeError';
import { useContact } from './useContact';

// What each hook saves, and how saves of several fields overlap, is in interleavings.test.tsx.

test("a new value of the reservation is shown at once, sent once for a double click, and replaced by the server's", async () => {
  const writes = createPausedResponder();
  const { api, result } = await renderForCustomer(
    { getReservation: json({ hasReservasjon: false }), setReservation: writes.responder },
    () => ({ reservation: useReservation(), set: useSetReservation() }),
  );
  await waitFor(() => expect(result.current.reservation.data).toEqual({ harReservasjon: false }));
  const first = begin(() => result.current.set.run(true));
  expect(result.current.set.run(true)).toBe(first);
  expect(result.current.reservation.data).toEqual({ harReservasjon: true });
  expect(result.current.set.running).toBe(true);
  await waitFor(() => expect(writes.count()).toBe(1));
  await act(async () => {
    writes.settle(0, 204);
    await first;
  });
  expect(result.current.set.running).toBe(false);
  await waitFor(() => expect(api.countOf('getReservation')).toBe(2));
  await waitFor(() => expect(result.current.reservation.data).toEqual({ harReservasjon: false }));
  expect(api.countOf('setReservation')).toBe(1);
});

test('a new value causes no read, and cancels a pending read, which a new one replaces', async () => {
  const { api, result } = await renderForCustomer({ updateContact: noContent }, () => ({
    contact: useContact(),
    customer: useCustomer(),
  }));
  await waitFor(() => expect(result.current.contact.email).toBe('kari@eksempel.no'));
  await act(() => result.current.contact.saveEmail.save('en@eksempel.no'));
  expect(result.current.contact.email).toBe('en@eksempel.no');
  expect(api.countOf('getCustomer')).toBe(1);
  let respond = () => {};
  api.change({
    getCustomer: (response) => {
      respond = () => json(CUSTOMER)(response);
    },
  });
  await act(async () => {
    void result.current.customer.reload();
    await result.current.contact.saveEmail.save('ny@eksempel.no');
  });
  // The write cancelled the pending read; a new one replaced it.
  await waitFor(() => expect(api.countOf('getCustomer')).toBe(3));
  respond();
  await waitFor(() => expect(result.current.customer.loading).toBe(false));
  expect(result.current.customer.data?.navn).toBe('Kari');
});

test.each([400, 500])(
  'a write that fails rejects without another read with %i, and restores the old value',
  async (status) => {
    const { api, result } = await renderForCustomer(
      { updateContact: json({ kode: 'X' }, status) },
      useContact,
    );
    await waitFor(() => expect(result.current.email).toBe('kari@eksempel.no'));
    await act(async () => {
      await expect(result.current.saveEmail.save('ny@eksempel.no')).rejects.toMatchObject({
        kode: 'X',
      });
    });
    expect(result.current.email).toBe('kari@eksempel.no');
    expect(api.countOf('getCustomer')).toBe(1);
    expect(isUnknownOutcomeError(new Error('other'))).toBe(false);
  },
);
