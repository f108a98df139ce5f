import { act, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { json } from '../core/startTestServer';
import { useDeleteOffer, useRefreshAddress, useSetReservation } from './actions';
import { useAddresses, useOffers, useReservation } from './reads';
import type { TestResponses } from './startTestApi';
import { createPausedResponder, noContent, renderForCustomer } from './startTestCustomer';
import { isUnknownOutcomeError } from './UnknownOutcomeError';
import { useConsent } from './useConsent';
import { useContact } from './useContact';

/** Renders the reservation of a customer without one. */
const renderReservation = (responders: TestResponses) =>
  renderForCustomer({ getReservation: json({ hasReservasjon: false }), ...responders }, () => ({
    reservation: useReservation(),
    set: useSetReservation(),
  }));

describe('a write that fails', () => {
  test('restores only its own field, not one that is saved later', async () => {
    const writes = createPausedResponder();
    const { result } = await renderForCustomer({ updateContact: writes.responder }, useContact);
    await waitFor(() => expect(result.current.email).toBe('kari@eksempel.no'));

    let email: Promise<unknown> = Promise.resolve();
    let mobile: Promise<unknown> = Promise.resolve();
    act(() => {
      email = result.current.saveEmail.save('feil').catch((error) => error);
    });
    await waitFor(() => expect(writes.count()).toBe(1));
    act(() => {
      mobile = result.current.saveMobile.save('90000000');
    });
    await waitFor(() => expect(writes.count()).toBe(2));
    expect(result.current).toMatchObject({ email: 'feil', mobile: '90000000' });

    await act(async () => {
      writes.settle(1, 204);
      await mobile;
      writes.settle(0, 400);
      await email;
    });
    expect(await email).toMatchObject({ name: 'HttpError', kode: 'X' });
    expect(result.current).toMatchObject({ email: 'kari@eksempel.no', mobile: '90000000' });
  });

  test.each([400, 500])(
    'rejects without another read with %i, and restores the old value',
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

  test('restores a consent, which shows the new value while it is pending', async () => {
    const { api, result } = await renderForCustomer({ updateConsent: json({}, 500) }, () =>
      useConsent('marketingConsent'),
    );
    await waitFor(() => expect(result.current.approved).toBe(false));
    let saved: Promise<unknown> = Promise.resolve();
    act(() => {
      saved = result.current.save(true).catch((error) => error);
    });
    expect(result.current).toMatchObject({ approved: true, saving: true });
    await act(() => saved);
    expect(result.current).toMatchObject({ approved: false, saving: false });
    expect(api.countOf('updateConsent')).toBe(1);
  });

  test('restores the reservation', async () => {
    const writes = createPausedResponder();
    const { result } = await renderReservation({ setReservation: writes.responder });
    await waitFor(() => expect(result.current.reservation.data).toEqual({ harReservasjon: false }));
    let failed: Promise<unknown> = Promise.resolve();
    act(() => {
      failed = result.current.set.run(true).catch((error) => error);
    });
    expect(result.current.reservation.data).toEqual({ harReservasjon: true });
    await waitFor(() => expect(writes.count()).toBe(1));
    await act(async () => {
      writes.settle(0, 500);
      await failed;
    });
    expect(await failed).toMatchObject({ name: 'HttpError', status: 500 });
    expect(result.current.reservation.data).toEqual({ harReservasjon: false });
    expect(result.current.set.running).toBe(false);
  });

  test('keeps the offer that was to be deleted in the list', async () => {
    const { result } = await renderForCustomer(
      { getOffers: json({ tilbud: [{ policyNumber: '1', name: 'Bil' }] }) },
      () => ({ offers: useOffers(), deletion: useDeleteOffer() }),
    );
    await waitFor(() => expect(result.current.offers.data?.tilbud).toHaveLength(1));
    await act(async () => {
      await expect(result.current.deletion.run('1')).rejects.toMatchObject({ status: 404 });
    });
    expect(result.current.offers.data?.tilbud).toHaveLength(1);
    expect(result.current.deletion.running).toBe(false);
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
