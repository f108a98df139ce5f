import { act, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { json, type TestResponder } from '../core/startTestServer';
import { useDeleteOffer } from './actions';
import { useCustomer } from './reads';
import { useSession } from './SessionProvider';
import { loggedInAs } from './startTestApi';
import {
  begin,
  CUSTOMER,
  createPausedResponder,
  noContent,
  renderForCustomer,
} from './startTestCustomer';
import { useApi } from './useApi';
import { useContact } from './useContact';

test('a pending write is marked as saving, and resolves when the response arrives after the provider has unmounted', async () => {
  const writes = createPausedResponder();
  const { api, result, unmount } = await renderForCustomer(
    { updateContact: writes.responder },
    useContact,
  );
  await waitFor(() => expect(result.current.email).toBe('kari@eksempel.no'));
  const saved = begin(() => result.current.saveEmail.save('ny@eksempel.no'));
  expect(result.current.saveEmail.saving).toBe(true);
  expect(result.current.saveMobile.saving).toBe(false);
  await waitFor(() => expect(writes.count()).toBe(1));
  expect(api.server.requests.at(-1)).toMatchObject({
    method: 'PUT',
    body: '{"epostAdresse":"ny@eksempel.no"}',
  });
  unmount();
  writes.settle(0, 204);
  await expect(saved).resolves.toBeUndefined();
});

describe('a write that waits while another customer logs in', () => {
  test('does not reach the older register', async () => {
    const release: (() => void)[] = [];
    const { api, result } = await renderForCustomer(
      {
        getCustomer: json({ navn: 'Nils' }),
        getLegacyCustomer: json({ epost: 'a@a.no', eksisterer: true }),
        updateLegacyContact: noContent,
      },
      () => ({ contact: useContact(), session: useSession() }),
    );
    await waitFor(() => expect(result.current.contact.editable).toBe(true));
    api.change({
      getSessionStatus: loggedInAs('B'),
      getLegacyCustomer: (response) =>
        void release.push(() => json({ epost: 'b@b.no', eksisterer: true })(response)),
    });
    const reason = begin(() =>
      result.current.contact.saveMobile.save('90000000').catch((error) => error),
    );
    await waitFor(() => expect(release).toHaveLength(1));
    act(() => {
      result.current.session.clear();
      result.current.session.refresh();
    });
    await waitFor(() => expect(result.current.session.sessionId).toBe('B'));
    await act(async () => {
      for (const respond of release) respond();
      await reason;
    });
    expect(await reason).toMatchObject({ name: 'AbortError' });
    expect(api.countOf('updateLegacyContact')).toBe(0);
  });

  test('deletes no offer', async () => {
    const first = createPausedResponder();
    const { api, result } = await renderForCustomer({ getOffers: json({ tilbud: [] }) }, () => ({
      deletion: useDeleteOffer(),
      session: useSession(),
    }));
    await waitFor(() => expect(result.current.session.sessionId).toBe('A'));
    api.server.respondWith((response, request, before) => {
      if (request.method === 'DELETE') first.responder(response, request, before);
      else loggedInAs('B')(response);
    });
    const [kept, waiting] = ['1', '2'].map((number) =>
      begin(() => result.current.deletion.run(number).catch((error) => error)),
    );
    await waitFor(() => expect(first.count()).toBe(1));
    act(() => {
      result.current.session.clear();
      result.current.session.refresh();
    });
    await waitFor(() => expect(result.current.session.sessionId).toBe('B'));
    await act(async () => {
      first.settle(0, 204);
      await kept;
    });
    expect(await waiting).toMatchObject({ name: 'AbortError' });
    expect(first.count()).toBe(1);
  });
});

describe('a tab that was away while another customer logged in elsewhere', () => {
  const CUSTOMER_B = {
    ...CUSTOMER,
    navn: 'Ola',
    kontaktInformasjon: { epostAdresse: 'ola@eksempel.no', mobilNummer: '90000000' },
  };

  /** The tab of customer A, which is hidden and comes back after a minute. Nothing tells it of customer B. */
  async function returnTo(getSessionStatus: TestResponder) {
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => {
      vi.restoreAllMocks();
      vi.useRealTimers();
    });
    const use = () => ({
      contact: useContact(),
      customer: useCustomer().data,
      ...useApi(),
      refresh: useSession().refresh,
    });
    const { api, result } = await renderForCustomer({ updateContact: noContent }, use, {
      channel: null,
    });
    await waitFor(() => expect(result.current.contact.email).toBe('kari@eksempel.no'));
    const turn = (state: DocumentVisibilityState) => {
      visibility.mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    turn('hidden');
    vi.setSystemTime(Date.now() + 60_000);
    api.change({ getSessionStatus, getCustomer: json(CUSTOMER_B) });
    turn('visible');
    return { api, result };
  }

  test('shows nothing of the first customer, and sends none of their writes', async () => {
    const { api, result } = await returnTo(loggedInAs('B'));
    const { contact, client } = result.current;
    const writes = [
      contact.saveEmail.save('ny@eksempel.no'),
      client.updateContact({ body: { epostAdresse: 'ny@eksempel.no' } }),
    ];
    const ended = await act(() => Promise.allSettled(writes));
    expect(ended.map((end) => end.status === 'rejected' && end.reason.name)).toEqual([
      'AbortError',
      'AbortError',
    ]);
    await waitFor(() => expect(result.current.customer?.navn).toBe('Ola'));
    expect(result.current.contact.email).toBe('ola@eksempel.no');
    expect(api.countOf('updateContact')).toBe(0);
    expect(api.countOf('getSessionStatus')).toBe(2);
  });

  test('sends no write when another read of the session begins meanwhile', async () => {
    const answers: (() => void)[] = [];
    const { api, result } = await returnTo((response) => {
      answers.push(() => loggedInAs('B')(response));
    });
    const saved = result.current.contact.saveEmail.save('ny@eksempel.no');
    const ended = expect(saved).rejects.toMatchObject({ name: 'AbortError' });
    await waitFor(() => expect(answers).toHaveLength(1));
    act(() => result.current.refresh());
    await waitFor(() => expect(answers).toHaveLength(2));
    await act(async () => {
      answers[0]?.();
      await ended;
    });
    expect(api.countOf('updateContact')).toBe(0);
    await waitFor(() => expect(result.current.customer?.navn).toBe('Ola'));
    answers[1]?.();
  });

  test('sends a write after the response, when the first customer is still logged in', async () => {
    let respond = () => {};
    const { api, result } = await returnTo((response) => {
      respond = () => loggedInAs('A')(response);
    });
    const saved = begin(() => result.current.contact.saveEmail.save('ny@eksempel.no'));
    await waitFor(() => expect(api.countOf('getSessionStatus')).toBe(2));
    expect(api.countOf('updateContact')).toBe(0);
    expect(result.current.customer?.navn).toBe('Kari');
    respond();
    await act(() => saved);
    expect(api.countOf('updateContact')).toBe(1);
  });
});
