import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hang, json, text } from '../core/startTestServer';
import { loggedInAs, type ProviderOptions, startTestApi, type TestAnswers } from './startTestApi';
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
  answers: TestAnswers = {},
  options: ProviderOptions = { partners },
) => {
  api.change(answers);
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

describe('a customer of the insurer alone', () => {
  it('sees its own list', async () => {
    show('fjordbanken');
    await shows('Bil 100/1200');
    expect(api.countOf('getPartnerAgreements')).toBe(0);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['2051', '502', 502, '02050', ' 2050'])(
    'is anybody whose register number is another one (%j)',
    async (register) => {
      show('fjordbanken', { getLegacyCustomer: customerOf(register) });
      await shows('Bil 100/1200');
      expect(api.countOf('getPartnerAgreements')).toBe(0);
    },
  );

  it('sees its own list, with a warning, where the older register is down', async () => {
    show('fjordbanken', { getLegacyCustomer: text('', 400) });
    await shows('Bil 100/1200');
    await screen.findByRole('alert');
  });

  it('sees its own list, without a warning, where the older register does not know it', async () => {
    show('fjordbanken', { getLegacyCustomer: text('', 404) });
    await shows('Bil 100/1200');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(api.countOf('getLegacyCustomer')).toBe(1);
    expect(api.countOf('getPartnerAgreements')).toBe(0);
  });

  it.each([undefined, { distributors: ['havnebanken'] }])(
    'is everybody, without a question to the older register, where the partners are %j',
    async (partners) => {
      show('granbanken', { getLegacyCustomer: customerOf('2050') }, { partners });
      await shows('Bil 100/1200');
      expect(api.countOf('getLegacyCustomer')).toBe(0);
      expect(api.countOf('getPartnerAgreements')).toBe(0);
    },
  );

  it('is told no sum of a year where the answer has none', async () => {
    show('fjordbanken', { getAgreements: json({ avtaler: own.avtaler, monthlySum: 100 }) });
    await shows('Bil 100/undefined');
  });
});

describe('a partner customer', () => {
  it.each(partners.distributors)(
    'is known by the distributor %s, without a question to the older register',
    async (distributor) => {
      show(distributor);
      await shows('Bil,Hus 150/1800');
      expect(api.countOf('getLegacyCustomer')).toBe(0);
    },
  );

  it.each(['2050', '0502', 2050])('is known by the register number %j', async (register) => {
    show('fjordbanken', { getLegacyCustomer: customerOf(register) });
    await shows('Bil,Hus 150/1800');
  });

  it('sees their own list, and that it is incomplete, while the partner is slow', async () => {
    show('granbanken', { getPartnerAgreements: hang });
    await screen.findByText('Bil 100/1200');
    expect(screen.getByRole('status').textContent).toBe('incomplete');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sees that the list is incomplete while it is not known whether there is a partner', async () => {
    show('fjordbanken', { getLegacyCustomer: hang });
    await screen.findByText('Bil 100/1200');
    expect(screen.getByRole('status').textContent).toBe('incomplete');
  });

  it.each([
    ['fails', text('', 503)],
    ['may not be seen', text('', 404)],
    ['breaks the contract', text('<html>')],
  ])('sees their own list with a warning where the list of the partner %s', async (_, answer) => {
    show('granbanken', { getPartnerAgreements: answer });
    await shows('Bil 100/1200');
    await screen.findByRole('alert');
  });

  it('sees the sums of the partner where the insurer has no agreement', async () => {
    show('granbanken', { getAgreements: (response) => response.writeHead(204).end() });
    await shows('Hus 50/600');
  });

  it('sees the warning of the partner', async () => {
    show('granbanken', { getPartnerAgreements: json({ ...partner, systemSourceError: true }) });
    await shows('Bil,Hus 150/1800');
    expect(screen.getByRole('alert')).toBeDefined();
  });

  it('sees an error, and no half list, where their own list fails', async () => {
    show('granbanken', { getAgreements: text('', 404) });
    await waitFor(() => expect(screen.getByRole('note').textContent).toContain('HttpError'));
  });
});

describe('reload', () => {
  it('reads both lists again', async () => {
    show('granbanken', { getPartnerAgreements: text('', 404) });
    await shows('Bil 100/1200');
    api.change({ getPartnerAgreements: json(partner) });
    press();
    await shows('Bil,Hus 150/1800');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(api.countOf('getAgreements')).toBe(2);
  });

  it('asks the older register again where it did not answer', async () => {
    show('fjordbanken', { getLegacyCustomer: text('', 400) });
    await shows('Bil 100/1200');
    api.change({ getLegacyCustomer: customerOf('0502') });
    press();
    await shows('Bil,Hus 150/1800');
  });

  it('leaves the older register alone where it did', async () => {
    show('fjordbanken');
    await shows('Bil 100/1200');
    press();
    await waitFor(() => expect(api.countOf('getAgreements')).toBe(2));
    expect(api.countOf('getLegacyCustomer')).toBe(1);
  });
});
