import { getResponse } from 'msw';
import { setupServer } from 'msw/node';
import { string } from 'valibot';
import { afterAll, afterEach, beforeAll, expect, expectTypeOf, test, vi } from 'vitest';
import { defineCall } from '../contract/defineCall';
import { createClient } from '../core/createClient';
import { createHandlers, type OwnHandlers } from '../msw';
import { fjelltrygd } from '../testing/fjelltrygd';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const client = createClient(fjelltrygd, {
  apiHost: 'https://api.fjelltrygd.example',
  mode: 'cors',
  retryDelayMs: 1,
  kodeOf: (body) => (body as { feil: { kode: string } }).feil.kode,
});

const use = (
  own: OwnHandlers<typeof fjelltrygd>,
  options?: Parameters<typeof createHandlers>[2],
) => {
  const { handlers, faults } = createHandlers(fjelltrygd, own, options);
  server.use(...handlers);
  return faults;
};

test('responds to the calls of a contract with its own data and errors', async () => {
  const holders = new Map<string, string | null>([['7', null]]);
  use({
    getPolicy: ({ params: { id } }) => {
      const holder = holders.get(id);
      return holder === undefined
        ? Response.json({ feil: { kode: 'FINNES_IKKE' } }, { status: 404 })
        : { id, holder, bonus: 70 };
    },
    rename: async ({ params }, { holder }) => {
      holders.set(params.id, holder);
    },
  });
  const args = { params: { id: '7' } };
  await expect(client.getPolicy(args)).resolves.toEqual({ id: '7', holder: null, bonus: 70 });
  await client.rename({ ...args, body: { holder: 'Kari' } });
  await expect(client.getPolicy(args)).resolves.toMatchObject({ holder: 'Kari' });
  const other = client.getPolicy({ params: { id: '8' } });
  await expect(other).rejects.toMatchObject({ status: 404, kode: 'FINNES_IKKE' });
});

test('has the errors of faults and breaches in the format of the API', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const errorBody = (feil: { kode: string }) => ({ feil });
  use({ getClaims: () => ({ claims: 7 as never }) }, { errorBody });
  await expect(client.getClaims()).rejects.toMatchObject({ kode: 'DEMO_BRYTER_KONTRAKTEN' });
  expect(log).toHaveBeenCalledWith(expect.stringContaining('getClaims: claims: expected Array'));
  use({ getClaims: () => ({ claims: [] }) }, { errorBody, faults: { '*': 'status:503' } });
  await expect(client.getClaims()).rejects.toMatchObject({ kode: 'DEMO_503' });
});

test('names the field of the data, and refuses the body, that break the contract', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  use({ getClaims: () => ({ claims: [{ id: true as never }] }), rename: () => undefined });
  await expect(client.getClaims()).rejects.toMatchObject({
    status: 500,
    body: { melding: 'getClaims: claims[0].id: expected string' },
  });
  const wrong = client.rename({ params: { id: '7' }, body: { holder: 7 as never } });
  await expect(wrong).rejects.toMatchObject({
    status: 400,
    body: { melding: 'rename: holder: expected string' },
  });
});

const nested = {
  getClaim: defineCall({ method: 'GET', path: '/claims/{id}', response: string() }),
  getNewClaim: defineCall({ method: 'GET', path: '/claims/new', response: string() }),
  getClaims: defineCall({ method: 'GET', path: '/claims', response: string() }),
  getPolicyClaims: defineCall({ method: 'GET', path: '/policies/{id}/claims', response: string() }),
  getReport: defineCall({ method: 'GET', path: '/a.b', response: string() }),
  getNote: defineCall({ method: 'GET', path: '/notes/{note-id}', response: string() }),
};
const respondNested = {
  getClaim: ({ params }: { params: { id: string } }) => params.id,
  getNewClaim: () => 'a new claim',
  getClaims: () => 'claims',
  getPolicyClaims: ({ params }: { params: { id: string } }) => `claims of ${params.id}`,
  getReport: () => 'report',
  getNote: ({ params }: { params: { 'note-id': string } }) => params['note-id'],
};

test.each([
  ['', 'https://any.example/claims', 'claims'],
  ['', 'https://any.example/claims/7%2F8', '7/8'],
  ['', 'https://any.example/claims/new?a=1', 'a new claim'],
  ['', 'https://any.example/policies/7/claims', 'claims of 7'],
  ['', 'https://any.example/a/b/claims', undefined],
  ['', 'https://any.example/claims/7/8', undefined],
  ['', 'https://any.example/acb', undefined],
  ['', 'https://any.example/notes/7', '7'],
  ['/v2/', 'https://any.example/v2/claims', 'claims'],
  ['/v2', 'https://any.example/claims', undefined],
  ['https://Own.example:443/v2', 'https://own.example/v2/claims', 'claims'],
  ['https://own.example', 'https://other.example/claims', undefined],
])('with the host %j, %s is answered by %s', async (apiHost, address, expected) => {
  const { handlers } = createHandlers(nested, respondNested, { apiHost });
  const response = await getResponse(handlers, new Request(address));
  expect(await response?.json()).toBe(expected);
});

test('accepts only the calls of the contract, with their types', () => {
  type Handlers = OwnHandlers<typeof fjelltrygd>;
  type Rename = NonNullable<Handlers['rename']>;
  expectTypeOf<Parameters<Rename>[1]>().toEqualTypeOf<{ holder: string }>();
  expectTypeOf<Parameters<Rename>[0]['params']>().toEqualTypeOf<Record<'id', string>>();
  expectTypeOf<keyof Handlers>().toEqualTypeOf<'getPolicy' | 'getClaims' | 'rename'>();
  createHandlers(fjelltrygd, { rename: async ({ params }) => void params.id });
  // @ts-expect-error the response lacks `claims`
  createHandlers(fjelltrygd, { getClaims: () => ({}) });
});
