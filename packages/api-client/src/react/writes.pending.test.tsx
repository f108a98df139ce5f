import { act, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { json } from '../core/startTestServer';
import { useSetReservation } from './actions';
import { useCustomer, useReservation } from './reads';
import type { TestResponses } from './startTestApi';
import { CUSTOMER, createPausedResponder, noContent, renderForCustomer } from './startTestCustomer';
import { useContact } from './useContact';

/** Renders the reservation of a customer without one. */
const renderReservation = (responders: TestResponses) =>
  renderForCustomer({ getReservation: json({ hasReservasjon: false }), ...responders }, () => ({
    reservation: useReservation(),
    set: useSetReservation(),
  }));

describe('a new value', () => {
  test('of a contact detail is shown at once, and kept after the save', async () => {
    const writes = createPausedResponder();
    const { api, result } = await renderForCustomer(
      { updateContact: writes.responder },
      useContact,
    );
    await waitFor(() => expect(result.current.email).toBe('kari@eksempel.no'));
    expect(result.current.editable).toBe(true);

    let saved: Promise<void> = Promise.resolve();
    act(() => {
      saved = result.current.saveEmail.save('ny@eksempel.no');
    });
    expect(result.current.email).toBe('ny@eksempel.no');
    expect(result.current.saveEmail.saving).toBe(true);
    expect(result.current.saveMobile.saving).toBe(false);
    await waitFor(() => expect(writes.count()).toBe(1));
    await act(async () => {
      writes.settle(0, 204);
      await saved;
    });
    expect(result.current.email).toBe('ny@eksempel.no');
    expect(result.current.saveEmail.saving).toBe(false);
    expect(api.server.requests.at(-1)).toMatchObject({
      method: 'PUT',
      body: '{"epostAdresse":"ny@eksempel.no"}',
    });
    expect(api.countOf('getCustomer')).toBe(1);
  });

  test('of the reservation is shown at once, sent once for a double click, and read again', async () => {
    const writes = createPausedResponder();
    const { api, result } = await renderReservation({ setReservation: writes.responder });
    await waitFor(() => expect(result.current.reservation.data).toEqual({ harReservasjon: false }));
    api.change({ getReservation: json({ harReservasjon: true }) });
    let first: Promise<void> = Promise.resolve();
    act(() => {
      first = result.current.set.run(true);
      expect(result.current.set.run(true)).toBe(first);
    });
    expect(result.current.reservation.data).toEqual({ harReservasjon: true });
    expect(result.current.set.running).toBe(true);
    await waitFor(() => expect(writes.count()).toBe(1));
    await act(async () => {
      writes.settle(0, 204);
      await first;
    });
    await waitFor(() => expect(api.countOf('getReservation')).toBe(2));
    expect(result.current.reservation.data).toEqual({ harReservasjon: true });
    expect(api.countOf('setReservation')).toBe(1);
    expect(result.current.set.running).toBe(false);
  });

  test("of the reservation is replaced by the server's when they differ", async () => {
    const { api, result } = await renderReservation({
      setReservation: noContent,
    });
    await waitFor(() => expect(result.current.reservation.data).toEqual({ harReservasjon: false }));
    await act(() => result.current.set.run(true));
    await waitFor(() => expect(api.countOf('getReservation')).toBe(2));
    await waitFor(() => expect(result.current.reservation.data).toEqual({ harReservasjon: false }));
  });

  test('cancels a pending read, which a new one replaces', async () => {
    const { api, result } = await renderForCustomer({ updateContact: noContent }, () => ({
      contact: useContact(),
      customer: useCustomer(),
    }));
    await waitFor(() => expect(result.current.contact.email).toBe('kari@eksempel.no'));
    api.change({
      getCustomer: (response) => void setTimeout(() => json(CUSTOMER)(response), 50),
    });
    await act(async () => {
      void result.current.customer.reload();
      await result.current.contact.saveEmail.save('ny@eksempel.no');
    });
    // The write cancelled the pending read; a new one replaced it.
    await waitFor(() => expect(api.countOf('getCustomer')).toBe(3));
    await waitFor(() => expect(result.current.customer.loading).toBe(false));
    expect(result.current.customer.data?.navn).toBe('Kari');
  });
});
