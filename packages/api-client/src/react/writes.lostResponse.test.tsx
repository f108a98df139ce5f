import { act, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { cutOff, hang, json, type TestResponder, text } from '../core/startTestServer';
import { eventually, stopClock } from '../testing/stopClock';
import { begin, CUSTOMER, noContent, renderForCustomer } from './startTestCustomer';
import { isUnknownOutcomeError } from './UnknownOutcomeError';
import { useConsent } from './useConsent';
import { useContact } from './useContact';

// Every field whose response is lost, between other saves, is in interleavings.test.tsx.

const customerWith = (epostAdresse: string) =>
  json({ ...CUSTOMER, kontaktInformasjon: { epostAdresse } });

const LIMIT_MS = 2_000;

/** A customer whose writes of the e-mail address get this response. */
async function openTab(updateContact: TestResponder) {
  const { api, result } = await renderForCustomer(
    { updateContact, updateConsent: noContent },
    () => ({ contact: useContact(), consent: useConsent('marketingConsent') }),
    { timeoutMs: LIMIT_MS },
  );
  await waitFor(() => expect(result.current.contact.email).toBe('kari@eksempel.no'));
  const pass = stopClock();
  const save = async () => {
    const end = begin(() =>
      result.current.contact.saveEmail.save('ny@eksempel.no').catch((error) => error),
    );
    if (updateContact === hang) await pass(LIMIT_MS);
    return act(() => end);
  };
  return { api, result, save };
}

test.each<[string, TestResponder, string]>([
  ['is cut off', cutOff, 'NetworkError'],
  ['never comes', hang, 'TimeoutError'],
  ['comes from a gateway that timed out', text('<h1>504</h1>', 504), 'HttpError'],
  ['is a web page with status 200', text('<!doctype html><h1>Vedlikehold</h1>'), 'ContractError'],
])("a write whose response %s ends with the server's value", async (_, responder, name) => {
  const { api, result, save } = await openTab(responder);
  expect(await save()).toMatchObject({ name });
  expect(result.current.contact).toMatchObject({
    email: 'kari@eksempel.no',
    saveEmail: { saving: false },
  });
  api.change({ getCustomer: customerWith('ny@eksempel.no') });
  expect(await save()).toBeUndefined();
  expect(result.current.contact).toMatchObject({
    email: 'ny@eksempel.no',
    saveEmail: { saving: false },
  });
});

describe('a write whose response is cut off', () => {
  test.each([
    ['the field cannot be read', json({}, 404)],
    ['the server has a third value', customerWith('annet@eksempel.no')],
  ])('rejects with UnknownOutcomeError when %s', async (_, getCustomer) => {
    const { api, result, save } = await openTab(cutOff);
    api.change({ getCustomer });
    expect(isUnknownOutcomeError(await save())).toBe(true);
    expect(result.current.contact.email).toBe('kari@eksempel.no');
  });

  test('delays the next write of the field until it is settled, but not writes of other fields', async () => {
    const { api, result } = await openTab(cutOff);
    const pausedReads: (() => void)[] = [];
    api.change({
      getCustomer: (response) =>
        void pausedReads.push(() => customerWith('en@eksempel.no')(response)),
    });
    const ends: Promise<unknown>[] = [];
    act(() => void ends.push(result.current.contact.saveEmail.save('en@eksempel.no')));
    await eventually(() => expect(pausedReads).toHaveLength(1));
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
