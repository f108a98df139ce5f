import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hang, json, text } from '../core/startTestServer';
import { loggedInAs, type ProviderOptions, startTestApi, type TestResponses } from './startTestApi';
import { useAgreements } from './useAgreements';

const own = { avtaler: [{ policyNumber: 1, name: 'Bil' }], monthlySum: 100, yearlySum: 1200 };
const partner = { avtaler: [{ policyNumber: 'E1', name: 'Hus' }], monthlySum: 50, yearlySum: 600 };
const customerOf = (loginBankplassRegisterNummer?: string | number) =>
  json({ eksisterer: true, loginBankplassRegisterNummer });

let api: Awaited<ReturnType<typeof startTestApi>>;
beforeEach(async () => {
  api = await startTestApi({
    getSessionStatus: loggedInAs('kari'),
    getAgreements: json(own),
    getPartnerAgreements: json(partner),
    getLegacyCustomer: customerOf(),
  });
});
afterEach(() => api.server.close());

function List({ distributor }: { distributor: string }) {
  const { data, error, loading, incomplete, reload } = useAgreements({ distributor });
  return (
    <section>
      <p role="note">
        {data
          ? `${data.avtaler.map(({ name }) => name)} ${data.monthlySum}/${data.yearlySum}`
          : loading
            ? 'loading'
            : String(error)}
      </p>
      {data?.systemSourceError && <p role="alert">something may be missing</p>}
      <p role="status">{incomplete ? 'incomplete' : 'complete'}</p>
      <button type="button" onClick={reload}>
        reload
      </button>
    </section>
  );
}
const partners = { distributors: ['granbanken', 'havnebanken'], registers: ['2050', '0502'] };
const show = (
  distributor: string,
  responders: TestResponses = {},
  options: ProviderOptions = { partners },
) => {
  api.change(responders);
  const { Provider } = api.openTab({ channel: null, ...options });
  render(<List distributor={distributor} />, { wrapper: Provider });
};
const shows = (list: string) =>
  waitFor(() =>
    expect([screen.getByRole('note').textContent, screen.getByRole('status').textContent]).toEqual([
      list,
      'complete',
    ]),
  );
const press = () => fireEvent.click(screen.getByRole('button'));

describe('a customer without a partner bank', () => {
  test("gets the insurer's list", async () => {
    show('fjordbanken');
    await shows('Bil 100/1200');
    expect(api.countOf('getPartnerAgreements')).toBe(0);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each(['2051', '502', 502, '02050', ' 2050'])(
    'includes customers with another register number (%j)',
    async (register) => {
      show('fjordbanken', { getLegacyCustomer: customerOf(register) });
      await shows('Bil 100/1200');
      expect(api.countOf('getPartnerAgreements')).toBe(0);
    },
  );

  test("gets the insurer's list with a warning when the older register is down", async () => {
    show('fjordbanken', { getLegacyCustomer: text('', 400) });
    await shows('Bil 100/1200');
    await screen.findByRole('alert');
  });

  test("gets the insurer's list without a warning when the older register does not know them", async () => {
    show('fjordbanken', { getLegacyCustomer: text('', 404) });
    await shows('Bil 100/1200');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(api.countOf('getLegacyCustomer')).toBe(1);
    expect(api.countOf('getPartnerAgreements')).toBe(0);
  });

  test.each([undefined, { distributors: ['havnebanken'] }])(
    'is every customer when partners is %j, without a request to the older register',
    async (partners) => {
      show('granbanken', { getLegacyCustomer: customerOf('2050') }, { partners });
      await shows('Bil 100/1200');
      expect(api.countOf('getLegacyCustomer')).toBe(0);
      expect(api.countOf('getPartnerAgreements')).toBe(0);
    },
  );
});

describe('a partner customer', () => {
  test.each(partners.distributors)(
    'is recognised by the distributor %s, without a request to the older register',
    async (distributor) => {
      show(distributor);
      await shows('Bil,Hus 150/1800');
      expect(api.countOf('getLegacyCustomer')).toBe(0);
    },
  );

  test.each(['2050', '0502', 2050])('is recognised by the register number %j', async (register) => {
    show('fjordbanken', { getLegacyCustomer: customerOf(register) });
    await shows('Bil,Hus 150/1800');
  });

  test("gets the insurer's list, marked incomplete, while the partner call is pending", async () => {
    show('granbanken', { getPartnerAgreements: hang });
    await screen.findByText('Bil 100/1200');
    expect(screen.getByRole('status').textContent).toBe('incomplete');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test("gets a list marked incomplete while the older register's response is pending", async () => {
    show('fjordbanken', { getLegacyCustomer: hang });
    await screen.findByText('Bil 100/1200');
    expect(screen.getByRole('status').textContent).toBe('incomplete');
  });

  test.each([
    ['fails', text('', 503)],
    ['responds with 404', text('', 404)],
    ['breaks the contract', text('<html>')],
  ])("gets the insurer's list with a warning when the partner call %s", async (_, responder) => {
    show('granbanken', { getPartnerAgreements: responder });
    await shows('Bil 100/1200');
    await screen.findByRole('alert');
  });

  test("gets an error and no list when the insurer's own call fails", async () => {
    show('granbanken', { getAgreements: text('', 404) });
    await waitFor(() => expect(screen.getByRole('note').textContent).toContain('HttpError'));
  });
});

describe('reload', () => {
  test('reads both lists again', async () => {
    show('granbanken', { getPartnerAgreements: text('', 404) });
    await shows('Bil 100/1200');
    api.change({ getPartnerAgreements: json(partner) });
    press();
    await shows('Bil,Hus 150/1800');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(api.countOf('getAgreements')).toBe(2);
  });

  test('reads the older register again when it had failed', async () => {
    show('fjordbanken', { getLegacyCustomer: text('', 400) });
    await shows('Bil 100/1200');
    api.change({ getLegacyCustomer: customerOf('0502') });
    press();
    await shows('Bil,Hus 150/1800');
  });

  test('does not read the older register again when it had succeeded', async () => {
    show('fjordbanken');
    await shows('Bil 100/1200');
    press();
    await waitFor(() => expect(api.countOf('getAgreements')).toBe(2));
    expect(api.countOf('getLegacyCustomer')).toBe(1);
  });
});
