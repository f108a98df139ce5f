import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { cutOff, hang, json, type TestResponder, text } from '../core/startTestServer';
import { useDeleteOffer, useRefreshAddress, useSetReservation } from './actions';
import { isMissingEmailError } from './MissingEmailError';
import { useAddresses, useConsentTexts, useCustomer, useOffers, useReservation } from './reads';
import { useSession } from './SessionProvider';
import { loggedInAs, startTestApi, type TestResponses } from './startTestApi';
import { isUnknownOutcomeError } from './UnknownOutcomeError';
import { useConsent } from './useConsent';
import { useContact } from './useContact';
import { useUnreadMessages } from './useUnreadMessages';

type Api = Awaited<ReturnType<typeof startTestApi>>;
let api: Api;
afterEach(() => api.server.close());

const CUSTOMER = {
  navn: 'Kari',
  niceKundenummer: 7,
  isBankkunde: true,
  kontaktInformasjon: { epostAdresse: 'kari@eksempel.no', mobilNummer: '40000000' },
  samtykker: { marketingConsent: 'NOT_AUTHORIZED' },
};

/** Renders a hook in the tab of a customer. */
async function tabWith<Result>(responders: TestResponses, hook: () => Result) {
  api = await startTestApi({
    getSessionStatus: loggedInAs('A'),
    getCustomer: json(CUSTOMER),
    getLegacyCustomer: json({ eksisterer: false }),
    ...responders,
  });
  return renderHook(hook, {
    wrapper: api.openTab({ partners: { distributors: ['granbanken'] } }).Provider,
  });
}

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

/** A form that passes its save function to the test. */
function Form({ onSave }: { onSave: (save: (email: string) => Promise<void>) => void }) {
  onSave(useContact().saveEmail.save);
  return null;
}

const Email = () => <p>{useCustomer().data?.kontaktInformasjon.epostAdresse}</p>;

/** A responder whose test decides when and in which order to respond. */
function pausedResponder(): {
  responder: TestResponder;
  settle: (index: number, status: number) => void;
  count: () => number;
} {
  const pending: ((status: number) => void)[] = [];
  return {
    responder: (response) => {
      pending.push((status) => {
        if (status < 400) response.writeHead(204).end();
        else json({ kode: 'X' }, status)(response);
      });
    },
    settle: (index, status) => pending[index]?.(status),
    count: () => pending.length,
  };
}

describe('contact details', () => {
  test('show an unsaved value at once, and keep it after the save', async () => {
    const writes = pausedResponder();
    const { result } = await tabWith({ updateContact: writes.responder }, useContact);
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

  test('restore only the field whose save failed, not one that is saved later', async () => {
    const writes = pausedResponder();
    const { result } = await tabWith({ updateContact: writes.responder }, useContact);
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

  test('are saved in the older register for customers without a customer number', async () => {
    const { result } = await tabWith(
      {
        getCustomer: json({ navn: 'Nils' }),
        getLegacyCustomer: json({
          epost: 'nils@eksempel.no',
          telefon: '40000000',
          eksisterer: true,
        }),
        updateLegacyContact: (response) => response.writeHead(204).end(),
      },
      useContact,
    );
    await waitFor(() => expect(result.current.email).toBe('nils@eksempel.no'));
    await act(() => result.current.saveMobile.save('90000000'));
    expect(result.current).toMatchObject({ mobile: '90000000', editable: true });
    expect(api.server.requests.at(-1)?.body).toBe(
      '{"epost":"nils@eksempel.no","telefon":"90000000"}',
    );
  });

  test('are sent to the older register in turn, each with the values that it has by then', async () => {
    const { result } = await tabWith(
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

  test('are not saved without an e-mail address in the older register, and reject with MissingEmailError', async () => {
    const { result } = await tabWith(
      registerWith({ telefon: '40000000', eksisterer: true }),
      useContact,
    );
    await waitFor(() => expect(result.current.editable).toBe(true));
    const save = () => result.current.saveMobile.save('90000000').catch((error) => error);
    let reason: unknown;
    await act(async () => {
      reason = await save();
    });
    expect(reason).toMatchObject({ name: 'MissingEmailError' });
    expect(isMissingEmailError(reason)).toBe(true);
    expect(isMissingEmailError(new Error('other'))).toBe(false);
    expect(result.current.mobile).toBe('40000000');
    expect(api.countOf('updateLegacyContact')).toBe(0);
    await act(async () => {
      // The number is saved while the address is pending, and is sent with it.
      await Promise.all([result.current.saveEmail.save('nils@eksempel.no'), save()]);
    });
    expect(
      api.server.requests
        .filter(({ method }) => method === 'PUT')
        .map(({ body }) => JSON.parse(body)),
    ).toEqual([{ epost: 'nils@eksempel.no' }, { epost: 'nils@eksempel.no', telefon: '90000000' }]);
    expect(result.current).toMatchObject({ email: 'nils@eksempel.no', mobile: '90000000' });
  });

  const olderRegister = (responders: TestResponses) =>
    tabWith(
      {
        getCustomer: json({ navn: 'Nils' }),
        getLegacyCustomer: json({
          epost: 'nils@eksempel.no',
          telefon: '40000000',
          eksisterer: true,
        }),
        updateLegacyContact: (response) => response.writeHead(204).end(),
        ...responders,
      },
      useContact,
    );

  test('in the older register keep an e-mail address that was changed elsewhere meanwhile', async () => {
    const { result } = await olderRegister({});
    await waitFor(() => expect(result.current.editable).toBe(true));
    api.change({
      getLegacyCustomer: json({ epost: 'ny@annen-fane.no', telefon: '40000000', eksisterer: true }),
    });
    await act(() => result.current.saveMobile.save('90000000'));
    expect(api.server.requests.at(-1)?.body).toBe(
      '{"epost":"ny@annen-fane.no","telefon":"90000000"}',
    );
  });

  test("are not saved when the older register's e-mail address cannot be read", async () => {
    const { result } = await olderRegister({});
    await waitFor(() => expect(result.current.editable).toBe(true));
    api.change({ getLegacyCustomer: cutOff });
    let reason: unknown;
    await act(async () => {
      reason = await result.current.saveMobile.save('90000000').catch((error) => error);
    });
    expect(reason).toMatchObject({ name: 'NetworkError', request: { call: 'getLegacyCustomer' } });
    expect(result.current).toMatchObject({ mobile: '40000000', saveMobile: { saving: false } });
    expect(api.countOf('updateLegacyContact')).toBe(0);
  });

  test('are not sent to the older register for a customer who logs in meanwhile', async () => {
    const release: (() => void)[] = [];
    const { result } = await tabWith(
      {
        getCustomer: json({ navn: 'Nils' }),
        getLegacyCustomer: json({ epost: 'a@a.no', eksisterer: true }),
        updateLegacyContact: (response) => response.writeHead(204).end(),
      },
      () => ({ contact: useContact(), session: useSession() }),
    );
    await waitFor(() => expect(result.current.contact.editable).toBe(true));
    api.change({
      getSessionStatus: loggedInAs('B'),
      getLegacyCustomer: (response) =>
        void release.push(() => json({ epost: 'b@b.no', eksisterer: true })(response)),
    });
    let reason: Promise<unknown> = Promise.resolve();
    act(() => {
      reason = result.current.contact.saveMobile.save('90000000').catch((error) => error);
    });
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

  test.each(['', ' '])(
    'come from the older register when the customer number is %j',
    async (number) => {
      const { result } = await tabWith(
        {
          getCustomer: json({ ...CUSTOMER, niceKundenummer: number }),
          getLegacyCustomer: json({ epost: 'nils@eksempel.no', eksisterer: true }),
        },
        () => ({ contact: useContact(), addresses: useAddresses() }),
      );
      await waitFor(() => expect(result.current.contact.email).toBe('nils@eksempel.no'));
      expect(result.current.addresses.loading).toBe(false);
      expect(api.countOf('getAddresses')).toBe(0);
    },
  );

  test('are read-only while it is unknown which register keeps them', async () => {
    const { result } = await tabWith(
      {
        getCustomer: json({}, 404),
        getLegacyCustomer: json({ epost: 'kari@eksempel.no', eksisterer: true }),
      },
      () => ({ contact: useContact(), customer: useCustomer() }),
    );
    await waitFor(() => expect(result.current.customer.error).toBeDefined());
    expect(result.current.contact).toMatchObject({ editable: false, email: undefined });
  });

  test('show the saved value when a read was pending during the save', async () => {
    const { result } = await tabWith(
      { updateContact: (response) => response.writeHead(204).end() },
      () => ({
        contact: useContact(),
        customer: useCustomer(),
      }),
    );
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

  test.each([
    ['does not know the customer', json({ eksisterer: false })],
    ['responds with 404', json({ kode: 'FINNES_IKKE' }, 404)],
  ])('come from the record, and are read-only, when the older register %s', async (_, legacy) => {
    const { niceKundenummer: __, ...unnumbered } = CUSTOMER;
    const { result } = await tabWith(
      { getCustomer: json(unnumbered), getLegacyCustomer: legacy },
      useContact,
    );
    await waitFor(() =>
      expect(result.current).toMatchObject({
        editable: false,
        email: 'kari@eksempel.no',
        mobile: '40000000',
      }),
    );
  });

  test('are undefined until the older register has responded', async () => {
    const { niceKundenummer: _, ...unnumbered } = CUSTOMER;
    const { result } = await tabWith(
      { getCustomer: json(unnumbered), getLegacyCustomer: json({}, 400) },
      () => ({ contact: useContact(), customer: useCustomer() }),
    );
    await waitFor(() => expect(result.current.customer.data?.navn).toBe('Kari'));
    expect(result.current.contact).toMatchObject({ editable: false, email: undefined });
  });

  test('keep a value whose response arrives after the component has unmounted', async () => {
    const writes = pausedResponder();
    api = await startTestApi({
      getSessionStatus: loggedInAs('A'),
      getCustomer: json(CUSTOMER),
      updateContact: writes.responder,
    });
    const { Provider } = api.openTab();
    let save: (email: string) => Promise<void> = async () => {};
    const onSave = (given: typeof save) => {
      save = given;
    };
    const page = (form: ReactNode) => (
      <Provider>
        <Email />
        {form}
      </Provider>
    );
    const { rerender } = render(page(<Form onSave={onSave} />));
    await screen.findByText('kari@eksempel.no');
    let saved: Promise<void> = Promise.resolve();
    act(() => {
      saved = save('ny@eksempel.no');
    });
    await waitFor(() => expect(writes.count()).toBe(1));
    rerender(page(null));
    await act(async () => {
      writes.settle(0, 204);
      await saved;
    });
    expect(screen.getByText('ny@eksempel.no')).toBeVisible();
  });

  test('ignore a response that arrives after the provider has unmounted', async () => {
    const writes = pausedResponder();
    const { result, unmount } = await tabWith({ updateContact: writes.responder }, useContact);
    await waitFor(() => expect(result.current.email).toBe('kari@eksempel.no'));
    let saved: Promise<void> = Promise.resolve();
    act(() => {
      saved = result.current.saveEmail.save('ny@eksempel.no');
    });
    await waitFor(() => expect(writes.count()).toBe(1));
    unmount();
    writes.settle(0, 204);
    await expect(saved).resolves.toBeUndefined();
  });
});

describe('consents', () => {
  test('show the new value while it is pending, and the old one after a refusal', async () => {
    const { result } = await tabWith({ updateConsent: json({}, 500) }, () =>
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

  test('send two changes in turn, and end with the newest', async () => {
    const writes = pausedResponder();
    const { result } = await tabWith({ updateConsent: writes.responder }, () =>
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

  test('have texts that are read once it is known whether the customer is a bank customer', async () => {
    const { result } = await tabWith(
      { getConsentTexts: json({ samtykketekster: [{ samtykke: 'MARKETING' }] }) },
      useConsentTexts,
    );
    await waitFor(() => expect(result.current.data?.samtykketekster).toHaveLength(1));
    expect(api.server.requests.at(-1)?.url).toMatch(/\?bankkunde=true$/);
    expect(api.countOf('getConsentTexts')).toBe(1);
  });
});

/** Responses that leave the outcome of a write unknown. */
const UNKNOWN_OUTCOMES: [string, TestResponder][] = [
  ['is cut off', cutOff],
  ['never comes', hang],
  ['is an HTML page', text('<!doctype html><title>Logg inn</title>')],
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
    api = await startTestApi({
      getSessionStatus: loggedInAs('A'),
      getCustomer: json(CUSTOMER),
      getLegacyCustomer: json({ eksisterer: false }),
      getReservation: json({ harReservasjon: false }),
      updateContact: responder,
      updateConsent: responder,
      setReservation: responder,
    });
    const { Provider } = api.openTab({ timeoutMs: 500 });
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
    return { result, saveAll };
  };
  const shown = (result: { current: Awaited<ReturnType<typeof tab>>['result']['current'] }) => {
    const { contact, consent, reservation, set } = result.current;
    expect([contact.saveEmail.saving, consent.saving, set.running]).toEqual([false, false, false]);
    return [contact.email, consent.approved, reservation];
  };
  const KEPT = ['ny@eksempel.no', true, true];
  const BEFORE = ['kari@eksempel.no', false, false];

  test('succeeds when the server has the new value', async () => {
    const { result, saveAll } = await tab();
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
    const { result, saveAll } = await tab();
    api.change({ getCustomer, getReservation });
    const ends = await act(saveAll);
    expect(ends.map(isUnknownOutcomeError)).toEqual([true, true, true]);
    expect(shown(result)).toEqual(BEFORE);
  });

  test('delays the next write of the field until it is settled, but not writes of other fields', async () => {
    const { result } = await tab();
    const pausedReads: (() => void)[] = [];
    api.change({
      getCustomer: (response) =>
        void pausedReads.push(() => customerWith('en@eksempel.no', 'NOT_AUTHORIZED')(response)),
      updateConsent: (response) => response.writeHead(204).end(),
    });
    const ends: Promise<unknown>[] = [];
    act(() => void ends.push(result.current.contact.saveEmail.save('en@eksempel.no')));
    await waitFor(() => expect(pausedReads).toHaveLength(1));
    api.change({ updateContact: (response) => response.writeHead(204).end() });
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

test.each([400, 500])(
  'a write that fails with %i rejects without another read, and restores the old value',
  async (status) => {
    const { result } = await tabWith({ updateContact: json({ kode: 'X' }, status) }, useContact);
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

describe('offers', () => {
  test('leave the list after their deletion, and the list is read again', async () => {
    const list = (...numbers: string[]) =>
      json({ tilbud: numbers.map((policyNumber) => ({ policyNumber, name: 'Bil' })) });
    const { result } = await tabWith({ getOffers: list('1', '2') }, () => ({
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

  test('are both deleted when two are chosen at once', async () => {
    const { result } = await tabWith({ getOffers: json({ tilbud: [] }) }, useDeleteOffer);
    api.server.respondWith(afterDeletion);
    await act(() => Promise.all([result.current.run('1'), result.current.run('2')]).then(() => {}));
    const deleted = api.server.requests.filter(({ method }) => method === 'DELETE');
    expect(deleted.map(({ url }) => url.split('/').at(-1))).toEqual(['1', '2']);
    expect(result.current.running).toBe(false);
  });

  test('of one customer are not deleted in the session of the next', async () => {
    const first = pausedResponder();
    const { result } = await tabWith({ getOffers: json({ tilbud: [] }) }, () => ({
      deletion: useDeleteOffer(),
      session: useSession(),
    }));
    await waitFor(() => expect(result.current.session.sessionId).toBe('A'));
    api.server.respondWith((response, request, before) => {
      if (request.method === 'DELETE') first.responder(response, request, before);
      else loggedInAs('B')(response);
    });
    const ends: Promise<unknown>[] = [];
    act(() => {
      for (const number of ['1', '2'])
        ends.push(result.current.deletion.run(number).catch((error) => error));
    });
    await waitFor(() => expect(first.count()).toBe(1));
    act(() => {
      result.current.session.clear();
      result.current.session.refresh();
    });
    await waitFor(() => expect(result.current.session.sessionId).toBe('B'));
    await act(async () => {
      first.settle(0, 204);
      await Promise.all(ends);
    });
    expect(await ends[1]).toMatchObject({ name: 'AbortError' });
    expect(first.count()).toBe(1);
  });

  test('stay in the list when the deletion fails', async () => {
    const { result } = await tabWith(
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
});

/** The test server matches exact paths. This adds the path that contains an id. */
const afterDeletion: TestResponder = (response, request) => {
  if (request.method === 'DELETE') response.writeHead(204).end();
  else json({ tilbud: [{ policyNumber: '2', name: 'Bil' }] })(response);
};

describe('the rest of the profile', () => {
  test('sends no address request without a customer number', async () => {
    const { result } = await tabWith({ getCustomer: json({ navn: 'Nora' }) }, () => ({
      addresses: useAddresses(),
      customer: useCustomer(),
    }));
    await waitFor(() => expect(result.current.customer.data).toBeDefined());
    expect(result.current.addresses).toMatchObject({ data: undefined, loading: false });
    expect(api.countOf('getAddresses')).toBe(0);
  });

  test('reads the addresses again after the registered one is taken', async () => {
    const { result } = await tabWith(
      {
        getAddresses: json({ kundeadresser: [{ gatenavn: 'Gammelveien' }] }),
        refreshAddress: (response) => response.writeHead(204).end(),
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

  test('rejects when the addresses cannot be read again', async () => {
    const { result } = await tabWith(
      {
        getAddresses: json({ kundeadresser: [{ gatenavn: 'Gammelveien' }] }),
        refreshAddress: (response) => response.writeHead(204).end(),
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

  const reservationTab = (responders: TestResponses) =>
    tabWith({ getReservation: json({ hasReservasjon: false }), ...responders }, () => ({
      reservation: useReservation(),
      set: useSetReservation(),
    }));

  test('shows a new reservation at once, saves it once for a double click, and reads it again', async () => {
    const writes = pausedResponder();
    const { result } = await reservationTab({ setReservation: writes.responder });
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

  test("shows the server's reservation when it differs from the saved one", async () => {
    const { result } = await reservationTab({
      setReservation: (response) => response.writeHead(204).end(),
    });
    await waitFor(() => expect(result.current.reservation.data).toEqual({ harReservasjon: false }));
    await act(() => result.current.set.run(true));
    await waitFor(() => expect(api.countOf('getReservation')).toBe(2));
    await waitFor(() => expect(result.current.reservation.data).toEqual({ harReservasjon: false }));
  });

  test('restores the reservation after a refusal', async () => {
    const writes = pausedResponder();
    const { result } = await reservationTab({ setReservation: writes.responder });
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

  test('sends two changes of the reservation in turn, and ends with the newest', async () => {
    const writes = pausedResponder();
    const { result } = await reservationTab({ setReservation: writes.responder });
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
});

describe('unread messages', () => {
  test('come from the insurer, and from the partner bank for its customers', async () => {
    const { result } = await tabWith(
      {
        getUnreadMessages: json({ hasUlesteMeldinger: false }),
        getPartnerMessages: json({ antallUleste: 2 }),
      },
      () => useUnreadMessages({ distributor: 'granbanken' }),
    );
    await waitFor(() => expect(result.current).toMatchObject({ data: true, loading: false }));
  });

  test('are undefined while one read is pending and the other returned none', async () => {
    const { result } = await tabWith(
      { getUnreadMessages: json({ hasUlesteMeldinger: false }), getPartnerMessages: hang },
      () => useUnreadMessages({ distributor: 'granbanken' }),
    );
    await waitFor(() => expect(api.countOf('getPartnerMessages')).toBe(1));
    expect(result.current).toMatchObject({ data: undefined, error: undefined, loading: true });
  });

  test('are undefined when the partner call fails, and known after it succeeds', async () => {
    const { result } = await tabWith(
      { getUnreadMessages: json({ hasUlesteMeldinger: false }), getPartnerMessages: text('', 404) },
      () => useUnreadMessages({ distributor: 'granbanken' }),
    );
    await waitFor(() => expect(result.current.error).toBeDefined());
    api.change({ getPartnerMessages: json({ antallUleste: 1 }) });
    act(() => result.current.reload());
    await waitFor(() => expect(result.current).toMatchObject({ data: true, error: undefined }));
  });

  test('are not read from the partner bank for other customers', async () => {
    const { result } = await tabWith(
      { getUnreadMessages: json({ hasUlesteMeldinger: true }) },
      () => useUnreadMessages({ distributor: 'fjordbanken' }),
    );
    await waitFor(() => expect(result.current).toMatchObject({ data: true, loading: false }));
    expect(api.countOf('getPartnerMessages')).toBe(0);
  });
});
