import { act, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { cutOff, json } from '../core/startTestServer';
import { isMissingEmailError } from './MissingEmailError';
import { useAddresses, useCustomer } from './reads';
import type { TestResponses } from './startTestApi';
import { begin, CUSTOMER, noContent, renderForCustomer } from './startTestCustomer';
import { useContact } from './useContact';

/** Renders the contact details of a customer in the older register. */
const renderInOlderRegister = () =>
  renderForCustomer(
    {
      getCustomer: json({ navn: 'Nils' }),
      getLegacyCustomer: json({
        epost: 'nils@eksempel.no',
        telefon: '40000000',
        eksisterer: true,
      }),
      updateLegacyContact: noContent,
    },
    useContact,
  );

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

describe('the contact details', () => {
  const { niceKundenummer: _, ...unnumbered } = CUSTOMER;

  test('are saved in the older register for customers without a customer number', async () => {
    const { api, result } = await renderInOlderRegister();
    await waitFor(() => expect(result.current.email).toBe('nils@eksempel.no'));
    const saved = begin(() => result.current.saveMobile.save('90000000'));
    // One call saves both: the other row is busy too.
    expect(result.current.saveEmail.saving).toBe(true);
    await act(() => saved);
    expect(result.current).toMatchObject({
      mobile: '90000000',
      editable: true,
      saveEmail: { saving: false },
    });
    expect(api.server.requests.at(-1)?.body).toBe(
      '{"epost":"nils@eksempel.no","telefon":"90000000"}',
    );
  });

  test.each(['', ' '])(
    'come from the older register when the customer number is %j',
    async (number) => {
      const { api, result } = await renderForCustomer(
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

  test.each([
    ['does not know the customer', json({ eksisterer: false })],
    ['responds with 404', json({ kode: 'FINNES_IKKE' }, 404)],
  ])('come from the record, and are read-only, when the older register %s', async (_, legacy) => {
    const { result } = await renderForCustomer(
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

  test.each<[string, TestResponses]>([
    ['customer number', { getCustomer: json({}, 404) }],
    [
      'answer of the older register',
      { getCustomer: json(unnumbered), getLegacyCustomer: json({}, 400) },
    ],
  ])('are undefined and read-only without the %s', async (_, responders) => {
    const known = json({ epost: 'kari@eksempel.no', eksisterer: true });
    const { result } = await renderForCustomer({ getLegacyCustomer: known, ...responders }, () => ({
      contact: useContact(),
      customer: useCustomer(),
    }));
    await waitFor(() => expect(result.current.customer.loading).toBe(false));
    expect(result.current.contact).toMatchObject({ editable: false, email: undefined });
  });
});

describe('the e-mail address in the older register', () => {
  test('is kept when it was changed elsewhere meanwhile', async () => {
    const { api, result } = await renderInOlderRegister();
    await waitFor(() => expect(result.current.editable).toBe(true));
    api.change({
      getLegacyCustomer: json({ epost: 'ny@annen-fane.no', telefon: '40000000', eksisterer: true }),
    });
    await act(() => result.current.saveMobile.save('90000000'));
    expect(api.server.requests.at(-1)?.body).toBe(
      '{"epost":"ny@annen-fane.no","telefon":"90000000"}',
    );
  });

  test('is needed for every save, which rejects when it cannot be read', async () => {
    const { api, result } = await renderInOlderRegister();
    await waitFor(() => expect(result.current.editable).toBe(true));
    api.change({ getLegacyCustomer: cutOff });
    const save = () => result.current.saveMobile.save('90000000').catch((error) => error);
    const reason = await act(save);
    expect(reason).toMatchObject({ name: 'NetworkError', request: { call: 'getLegacyCustomer' } });
    expect(result.current).toMatchObject({ mobile: '40000000', saveMobile: { saving: false } });
    expect(api.countOf('updateLegacyContact')).toBe(0);
  });

  test('is needed for every save, which rejects with MissingEmailError without it', async () => {
    const { api, result } = await renderForCustomer(
      registerWith({ telefon: '40000000', eksisterer: true }),
      useContact,
    );
    await waitFor(() => expect(result.current.editable).toBe(true));
    const save = () => result.current.saveMobile.save('90000000').catch((error) => error);
    const reason = await act(save);
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
});
