import { beforeEach, expect, test, vi } from 'vitest';
import { fjelltrygd } from '../testing/fjelltrygd';
import type { ClientOptions } from './ClientOptions';
import { createClient } from './createClient';
import { json, startTestServer, type TestServer, text } from './startTestServer';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer(json({ id: 7, holder: null, bonus: 70 }));
});

const args = { params: { id: '7' } };
/** A client of an API on another host than the page's. */
const clientOf = (options: ClientOptions = {}) =>
  createClient(fjelltrygd, {
    apiHost: server.origin,
    origin: 'https://portal.example',
    mode: 'cors',
    ...options,
  });

test('calls another host without the headers of the insurer, with those of the application', async () => {
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=page' });
  const fetch = vi.fn(globalThis.fetch);
  const client = clientOf({
    fetch,
    credentials: 'include',
    headers: async ({ call }) => ({
      Authorization: 'Bearer 1',
      accept: 'text/json',
      'X-Call': call,
    }),
  });
  await client.rename({ ...args, body: { holder: 'Kari' } });

  const [request] = server.requests;
  expect(request).toMatchObject({
    method: 'PATCH',
    url: '/v2/policies/7',
    body: '{"holder":"Kari"}',
  });
  expect(request?.headers).toMatchObject({
    authorization: 'Bearer 1',
    accept: 'text/json',
    'content-type': 'application/json',
    'x-call': 'rename',
  });
  expect(request?.headers).not.toHaveProperty('x-requested-by');
  expect(request?.headers).not.toHaveProperty('x-xsrf-token');
  expect(fetch.mock.lastCall?.[1]).toMatchObject({ mode: 'cors', credentials: 'include' });
});

test('replaces a header of the client in every spelling', async () => {
  const { origin } = server;
  const headers = { 'x-requested-by': 'fjelltrygd' };
  await clientOf({ mode: 'same-origin', origin, headers }).getPolicy(args);
  expect(server.requests[0]?.headers['x-requested-by']).toBe('fjelltrygd');
});

test.each([
  [() => Promise.reject(new Error('no token')), 'no token'],
  [{ 'X-Name': 'a\nb' }, /header/i],
])(
  'rejects with the cause, and sends nothing, when the headers are %o',
  async (headers, message) => {
    const failure = await clientOf({ headers, retryDelayMs: 1 })
      .getPolicy(args)
      .catch((error) => error);
    expect(failure).toMatchObject({ name: 'ApiError', request: { call: 'getPolicy' } });
    expect(() => {
      throw failure.cause;
    }).toThrow(message);
    expect(server.requests).toHaveLength(0);
  },
);

test.each([{ id: '' }, {}])('sends no call whose path parameters are %o', async (params) => {
  const onFailure = vi.fn();
  const failure = clientOf({ onFailure }).getPolicy({ params: params as typeof args.params });
  const message = "getPolicy needs the path parameter 'id'.";
  await expect(failure).rejects.toThrow(new TypeError(message));
  expect(onFailure).toHaveBeenCalledOnce();
  expect(server.requests).toHaveLength(0);
});

test('a deletion of what does not exist succeeds, when the call says so', async () => {
  server.respondWith(json({}, 404));
  const removePolicy = { method: 'DELETE', path: '/v2/policies/{id}' } as const;
  const contract = { removePolicy, ensureRemoved: { ...removePolicy, notFound: undefined } };
  const client = createClient(contract, { apiHost: server.origin, mode: 'cors' });
  await expect(client.removePolicy(args)).rejects.toMatchObject({ status: 404 });
  await expect(client.ensureRemoved(args)).resolves.toBeUndefined();
});

test('refuses the schema of another library', () => {
  const call = { method: 'GET', path: '/', response: { parse: () => ({}) } };
  expect(() => createClient({ getPolicy: call as never })).toThrow('getPolicy needs a schema of');
});

test('keeps null fields and fields outside the schema, when the call says so', async () => {
  const policy = { id: '7', holder: null, bonus: 70 };
  await expect(clientOf().getPolicy(args)).resolves.toEqual(policy);
});

const kodeOf = (body: unknown) => (body as { feil: { kode: string } }).feil.kode;
test.each([
  [json({ feil: { kode: 'AVSLUTTET' } }, 409), 'AVSLUTTET'],
  [json({ kode: 'AVSLUTTET' }, 409), 'UKJENT'],
  [text('<html>', 409), 'UKJENT'],
])('the code of an error is what kodeOf finds', async (response, kode) => {
  server.respondWith(response);
  await expect(clientOf({ kodeOf }).getPolicy(args)).rejects.toMatchObject({ status: 409, kode });
});

test.each(['same-origin', undefined] as const)('refuses another host with the mode %s', (mode) => {
  expect(() => clientOf({ mode })).toThrow("unless mode is 'cors'");
});
