import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { cutOff, hang, json, type TestResponder, text } from '../core/startTestServer';
import { useSetReservation } from './actions';
import { useReservation } from './reads';
import { CUSTOMER, noContent, startTestCustomer } from './startTestCustomer';
import { isUnknownOutcomeError } from './UnknownOutcomeError';
import { useConsent } from './useConsent';
import { useContact } from './useContact';

/** Responses that leave the outcome of a write unknown. */
const UNKNOWN_OUTCOMES: [string, TestResponder][] = [
  ['is cut off', cutOff],
  ['never comes', hang],
  ['comes from a gateway that timed out', text('<h1>504 Gateway Time-out</h1>', 504)],
];

describe.each(UNKNOWN_OUTCOMES)('a write whose response %s', (_, responder) => {
  const customerWith = (epostAdresse: string, marketingConsent: string) =>
    json({
      ...CUSTOMER,
      kontaktInformasjon: { epostAdresse },
      samtykker: { marketingConsent },
    });

  const tab = async () => {
    const api = await startTestCustomer({
      getReservation: json({ harReservasjon: false }),
      updateContact: responder,
      updateConsent: responder,
      setReservation: responder,
    });
    const { Provider } = api.openTab({ timeoutMs: 2_000 });
    const use = () => ({
      contact: useContact(),
      consent: useConsent('marketingConsent'),
      reservation: useReservation().data?.harReservasjon,
      set: useSetReservation(),
    });
    const { result } = renderHook(use, { wrapper: Provider });
    await waitFor(() => expect(result.current.contact.email).toBe('kari@eksempel.no'));
    await waitFor(() => expect(result.current.reservation).toBe(false));
    const saveAll = async () => {
      const ends = [
        result.current.contact.saveEmail.save('ny@eksempel.no'),
        result.current.consent.save(true),
        result.current.set.run(true),
      ];
      return Promise.all(ends.map((end) => end.catch((error: unknown) => error)));
    };
    return { api, result, saveAll };
  };

  const shown = (result: { current: Awaited<ReturnType<typeof tab>>['result']['current'] }) => {
    const { contact, consent, reservation, set } = result.current;
    expect([contact.saveEmail.saving, consent.saving, set.running]).toEqual([false, false, false]);
    return [contact.email, consent.approved, reservation];
  };

  const KEPT = ['ny@eksempel.no', true, true];

  const BEFORE = ['kari@eksempel.no', false, false];

  test('succeeds when the server has the new value', async () => {
    const { api, result, saveAll } = await tab();
    api.change({
      getCustomer: customerWith('ny@eksempel.no', 'AUTHORIZED'),
      getReservation: json({ harReservasjon: true }),
    });
    const ends = await act(saveAll);
    expect(ends).toEqual([undefined, undefined, undefined]);
    await waitFor(() => expect(shown(result)).toEqual(KEPT));
  });

  test('rejects with its own error when the server has the old value', async () => {
    const { result, saveAll } = await tab();
    const ends = await act(saveAll);
    for (const end of ends)
      expect(end).toMatchObject({
        name: expect.stringMatching(/^(Network|Timeout|Contract|Http)/),
      });
    expect(shown(result)).toEqual(BEFORE);
  });

  test.each([
    ['the field cannot be read', json({}, 404), json({}, 404)],
    ['the server has a third value', customerWith('annet@eksempel.no', 'PENDING'), json({}, 500)],
  ])('rejects with UnknownOutcomeError when %s', async (__, getCustomer, getReservation) => {
    const { api, result, saveAll } = await tab();
    api.change({ getCustomer, getReservation });
    const ends = await act(saveAll);
    expect(ends.map(isUnknownOutcomeError)).toEqual([true, true, true]);
    expect(shown(result)).toEqual(BEFORE);
  });

  test('delays the next write of the field until it is settled, but not writes of other fields', async () => {
    const { api, result } = await tab();
    const pausedReads: (() => void)[] = [];
    api.change({
      getCustomer: (response) =>
        void pausedReads.push(() => customerWith('en@eksempel.no', 'NOT_AUTHORIZED')(response)),
      updateConsent: noContent,
    });
    const ends: Promise<unknown>[] = [];
    act(() => void ends.push(result.current.contact.saveEmail.save('en@eksempel.no')));
    await waitFor(() => expect(pausedReads).toHaveLength(1));
    api.change({ updateContact: noContent });
    act(() => void ends.push(result.current.contact.saveEmail.save('to@eksempel.no')));
    await act(() => result.current.consent.save(true));
    expect(result.current.contact.email).toBe('to@eksempel.no');
    expect(api.countOf('updateContact')).toBe(1);
    await act(async () => {
      for (const respond of pausedReads) respond();
      await Promise.all(ends);
    });
    expect(api.countOf('updateContact')).toBe(2);
    expect(result.current.contact.email).toBe('to@eksempel.no');
    expect(result.current.consent.approved).toBe(true);
  });
});
