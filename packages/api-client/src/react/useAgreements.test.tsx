import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { hang, json, type TestResponder, text } from '../core/startTestServer';
import { loggedInAs, type ProviderOptions, startTestApi, type TestResponses } from './startTestApi';
import { useAgreements } from './useAgreements';

const own = { avtaler: [{ policyNumber: 1, name: 'Bil' }], monthlySum: 100, yearlySum: 1200 };
const partner = { avtaler: [{ policyNumber: 'E1', name: 'Hus' }], monthlySum: 50, yearlySum: 600 };
const customerOf = (loginBankplassRegisterNummer?: string | number) =>
  json({ eksisterer: true, loginBankplassRegisterNummer });

let api: Awaited<ReturnType<typeof startTestApi>>;
let result: { current: ReturnType<typeof useAgreements> };
beforeEach(async () => {
  api = await startTestApi({
    getSessionStatus: loggedInAs('kari'),
    getAgreements: json(own),
    getPartnerAgreements: json(partner),
    getLegacyCustomer: customerOf(),
  });
});

const partners = { distributors: ['granbanken', 'havnebanken'], registers: ['2050', '0502'] };
const show = (
  distributor: string,
  responders: TestResponses = {},
  options: ProviderOptions = { partners },
) => {
  api.change(responders);
  const wrapper = api.openTab({ channel: null, ...options }).Provider;
  result = renderHook(() => useAgreements({ distributor }), { wrapper }).result;
};
/** The list with its sums, whether it says that something may be missing, and whether it is complete. */
const shown = () => {
  const { data, incomplete } = result.current;
  const list =
    data && `${data.avtaler.map(({ name }) => name)} ${data.monthlySum}/${data.yearlySum}`;
  const warning = data?.systemSourceError ? ' with a warning' : '';
  return `${list}${warning}${incomplete ? ', incomplete' : ''}`;
};
const shows = (expected: string) => waitFor(() => expect(shown()).toBe(expected));

describe('a customer without a partner bank', () => {
  test.each<[string, TestResponder, string]>([
    ['has no register number', customerOf(), ''],
    ...['2051', '502', 502, '02050', ' 2050'].map((register): [string, TestResponder, string] => [
      `has the register number ${JSON.stringify(register)}`,
      customerOf(register),
      '',
    ]),
    ['is unknown to the older register', text('', 404), ''],
    ['cannot be found, as the older register is down', text('', 400), ' with a warning'],
  ])("gets the insurer's list when the customer %s", async (_, getLegacyCustomer, warning) => {
    show('fjordbanken', { getLegacyCustomer });
    await shows(`Bil 100/1200${warning}`);
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

  test.each<[string, string, TestResponses]>([
    ['the partner call', 'granbanken', { getPartnerAgreements: hang }],
    ['the call of the older register', 'fjordbanken', { getLegacyCustomer: hang }],
  ])(
    "gets the insurer's list, marked incomplete, while %s is pending",
    async (_, name, pending) => {
      show(name, pending);
      await shows('Bil 100/1200, incomplete');
    },
  );

  test.each([
    ['fails', text('', 503)],
    ['responds with 404', text('', 404)],
    ['breaks the contract', text('<html>')],
  ])("gets the insurer's list with a warning when the partner call %s", async (_, responder) => {
    show('granbanken', { getPartnerAgreements: responder });
    await shows('Bil 100/1200 with a warning');
  });

  test("gets an error and no list when the insurer's own call fails", async () => {
    show('granbanken', { getAgreements: text('', 404) });
    await waitFor(() => expect(result.current.error).toMatchObject({ name: 'HttpError' }));
    expect(result.current).toMatchObject({ data: undefined, loading: false });
  });
});

describe('reload', () => {
  test('reads both lists again', async () => {
    show('granbanken', { getPartnerAgreements: text('', 404) });
    await shows('Bil 100/1200 with a warning');
    api.change({ getPartnerAgreements: json(partner) });
    act(() => result.current.reload());
    await shows('Bil,Hus 150/1800');
    expect(api.countOf('getAgreements')).toBe(2);
  });

  test('reads the older register again when it had failed', async () => {
    show('fjordbanken', { getLegacyCustomer: text('', 400) });
    await shows('Bil 100/1200 with a warning');
    api.change({ getLegacyCustomer: customerOf('0502') });
    act(() => result.current.reload());
    await shows('Bil,Hus 150/1800');
  });

  test('does not read the older register again when it had succeeded', async () => {
    show('fjordbanken');
    await shows('Bil 100/1200');
    act(() => result.current.reload());
    await waitFor(() => expect(api.countOf('getAgreements')).toBe(2));
    expect(api.countOf('getLegacyCustomer')).toBe(1);
  });
});
