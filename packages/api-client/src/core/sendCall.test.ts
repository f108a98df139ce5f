import { array, number, object, optional, string } from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defineCall, type NamedCall } from '../contract/defineCall';
import { Id } from '../contract/id';
import type { ContractError } from './errors/ContractError';
import type { HttpError } from './errors/HttpError';
import { type AnyArguments, sendCall, type Transport } from './sendCall';
import { cutOff, json, startTestServer, type TestServer, text } from './startTestServer';

const Offer = object({ policyNumber: Id, price: optional(number()) });
const getOffer = defineCall({
  name: 'getOffer',
  method: 'GET',
  path: '/offers/{policyNumber}',
  query: { page: 'number', size: 'number', sort: 'string', open: 'boolean' },
  response: Offer,
});
const getOffers = defineCall({
  name: 'getOffers',
  method: 'GET',
  path: '/offers',
  response: object({ offers: array(Offer) }),
  empty: { offers: [] as string[] },
});
const deleteOffer = defineCall({ name: 'deleteOffer', method: 'DELETE', path: '/offers/{id}' });
const putOffer = defineCall({
  name: 'putOffer',
  method: 'PUT',
  path: '/offers',
  body: object({ name: string() }),
});

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer((response, { method }) => {
    if (method === 'GET') json({})(response);
    else response.writeHead(204).end();
  });
});
afterEach(() => server.close());

function send(call: NamedCall, args: AnyArguments = {}, options: Partial<Transport> = {}) {
  return sendCall(call, args, {
    apiHost: server.origin,
    originMissing: false,
    fetch: (input, init) => fetch(input, init),
    readCookies: () => '',
    onSessionExpiry: () => {},
    onInvalidItem: () => {},
    ...options,
  });
}
const failureOf = <Failure>(promise: Promise<unknown>): Promise<Failure> =>
  promise.then(
    () => Promise.reject(new Error('The call did not fail.')),
    (error) => error,
  );

test('sends the idempotency key as a header, and no header without a key', async () => {
  await send(putOffer, { body: { name: 'a' }, idempotencyKey: 'a1' });
  await send(putOffer, { body: { name: 'a' } });
  expect(server.requests.map(({ headers }) => headers['idempotency-key'])).toEqual([
    'a1',
    undefined,
  ]);
});

describe('a request', () => {
  test('asks for JSON and names the application, for every call', async () => {
    await send(deleteOffer, { params: { id: '1' } });
    const [request] = server.requests;
    expect(request).toMatchObject({ method: 'DELETE', url: '/offers/1', body: '' });
    expect(request?.headers).toMatchObject({
      accept: 'application/json, text/plain',
      'x-requested-by': 'forsikringsportal',
    });
    expect(request?.headers).not.toHaveProperty('content-type');
    expect(request?.headers).not.toHaveProperty('x-xsrf-token');
  });

  test('sends the body as JSON with its content type', async () => {
    await send(putOffer, { body: { name: 'Bil æøå' } });
    expect(server.requests[0]?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual({ name: 'Bil æøå' });
  });

  test('reads the anti-forgery cookie for each request', async () => {
    let cookies = 'a=1; XSRF-TOKEN=first%2Ftoken';
    const readCookies = () => cookies;
    await send(deleteOffer, {}, { readCookies });
    cookies = 'XSRF-TOKEN=second';
    await send(deleteOffer, {}, { readCookies });
    cookies = '';
    await send(deleteOffer, {}, { readCookies });
    const tokens = server.requests.map(({ headers }) => headers['x-xsrf-token']);
    expect(tokens).toEqual(['first/token', 'second', undefined]);
  });

  test.each(['%0d%0aX-Evil: 1', '\u0100', 'a%00b', '%E2%82%AC'])(
    'omits a token that a header cannot contain (%j)',
    async (token) => {
      await send(deleteOffer, {}, { readCookies: () => `XSRF-TOKEN=${token}` });
      expect(server.requests[0]?.headers).not.toHaveProperty('x-xsrf-token');
    },
  );

  test('sends credentials to its own origin only', async () => {
    const seen = vi.fn((input: RequestInfo | URL, init?: RequestInit) => fetch(input, init));
    await send(deleteOffer, {}, { fetch: seen });
    expect(seen.mock.calls[0]?.[1]).toMatchObject({
      credentials: 'same-origin',
      mode: 'same-origin',
    });
  });

  test('neither reads nor writes the HTTP cache', async () => {
    const seen = vi.fn((input: RequestInfo | URL, init?: RequestInit) => fetch(input, init));
    await send(deleteOffer, {}, { fetch: seen });
    await send(getOffers, {}, { fetch: seen }).catch(() => {});
    expect(seen.mock.calls.map(([, init]) => init?.cache)).toEqual(['no-store', 'no-store']);
  });

  test('is keepalive only for writes', async () => {
    const seen = vi.fn((input: RequestInfo | URL, init?: RequestInit) => fetch(input, init));
    server.respondWith((response, { method }) =>
      method === 'GET' ? json({ offers: [] })(response) : response.writeHead(204).end(),
    );
    await send(putOffer, { body: { name: 'x' } }, { fetch: seen });
    await send(deleteOffer, { params: { id: '1' } }, { fetch: seen });
    await send(getOffers, {}, { fetch: seen });
    expect(seen.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, true, false]);
  });

  test("is keepalive only while the pending bodies stay below the browsers' limit", async () => {
    const alive: unknown[] = [];
    const pending: (() => void)[] = [];
    server.respondWith((response) => pending.push(() => response.writeHead(204).end()));
    const seen = (input: RequestInfo | URL, init?: RequestInit) => {
      alive.push(init?.keepalive);
      return fetch(input, init);
    };
    const put = (name: string) => send(putOffer, { body: { name } }, { fetch: seen });
    // Two bytes per letter: the limit counts bytes.
    const first = [put('æ'.repeat(40_000)), put('æ'.repeat(20_000)), put('æ'.repeat(20_000))];
    await vi.waitFor(() => expect(pending).toHaveLength(3));
    expect(alive).toEqual([false, true, false]);
    for (const respond of pending) respond();
    await Promise.all(first);
    const last = put('æ'.repeat(20_000));
    await vi.waitFor(() => expect(pending).toHaveLength(4));
    expect(alive.at(-1)).toBe(true);
    pending.at(-1)?.();
    await last;
  });

  test('does not follow a redirect to another origin', async () => {
    const other = await startTestServer();
    server.respondWith((response) =>
      response.writeHead(307, { Location: `${other.origin}/stolen` }).end(),
    );
    const error = await failureOf(send(putOffer, { body: { name: 'x' } }));
    expect(error).toMatchObject({ name: 'NetworkError' });
    expect(other.requests).toEqual([]);
    await other.close();
  });

  test('fills in the path and drops empty query parameters', async () => {
    await send(getOffer, {
      params: { policyNumber: 'a/b c?d' },
      query: { page: 0, size: Number.NaN, sort: null, open: undefined },
    }).catch(() => {});
    expect(server.requests[0]?.url).toBe('/offers/a%2Fb%20c%3Fd?page=0');
  });
});

describe('a 204 response', () => {
  beforeEach(() => server.respondWith((response) => response.writeHead(204).end()));

  test('resolves to undefined when the call has no response', async () => {
    await expect(send(putOffer, { body: { name: 'x' } })).resolves.toBeUndefined();
  });

  test("resolves to the contract's empty value", async () => {
    await expect(send(getOffers)).resolves.toEqual({ offers: [] });
  });

  test('returns a separate copy of the empty value to each caller', async () => {
    const first = (await send(getOffers)) as { offers: string[] };
    first.offers.push('mine');
    await expect(send(getOffers)).resolves.toEqual({ offers: [] });
  });

  test('rejects with ContractError when the call needs a response', async () => {
    await expect(send(getOffer)).rejects.toMatchObject({ name: 'ContractError' });
  });
});

describe('a 404 response that the contract gives a meaning', () => {
  const findOffers = { ...getOffers, name: 'findOffers', notFound: { offers: [] } };

  test.each([
    ['JSON', json({ kode: 'FINNES_IKKE' }, 404)],
    ['an HTML page', text('<html>', 404)],
    ['nothing', text('', 404)],
  ])('resolves to that value for any body: %s', async (_, responder) => {
    server.respondWith(responder);
    await expect(send(findOffers)).resolves.toEqual({ offers: [] });
  });

  test('rejects as unauthorized when the body is a refusal', async () => {
    server.respondWith(json({ message: 'Forbidden' }, 404));
    await expect(send(findOffers)).rejects.toMatchObject({ name: 'HttpError', status: 404 });
  });

  test.each([400, 405, 410, 500])('rejects for status %i', async (status) => {
    server.respondWith(json({}, status));
    await expect(send(findOffers)).rejects.toMatchObject({ name: 'HttpError', status });
  });
});

describe('a call without a response', () => {
  const writes = async () => {
    const put = await failureOf<ContractError>(send(putOffer, { body: { name: 'x' } }));
    const remove = await failureOf<ContractError>(send(deleteOffer, { params: { id: '1' } }));
    return [put, remove];
  };

  test.each([
    ['a body that is not JSON', text('<p>Lagret</p>')],
    ['an empty body with status 200', text('')],
    ['JSON', json({ ok: true })],
    ['a 201', json({}, 201)],
    ['a 202', text('', 202)],
    ['a 205', text('', 205)],
  ])('succeeds with %s', async (_, responder) => {
    server.respondWith(responder);
    expect(await send(putOffer, { body: { name: 'x' } })).toBeUndefined();
    expect(await send(deleteOffer, { params: { id: '1' } })).toBeUndefined();
  });

  test('rejects for a login page after a redirect', async () => {
    server.respondWith((response, { url }) => {
      if (url === '/login') text('<!doctype html><title>Logg inn</title>')(response);
      else response.writeHead(302, { Location: '/login' }).end();
    });
    for (const error of await writes()) expect(error).toMatchObject({ name: 'ContractError' });
    expect(server.countOf('/login')).toBe(2);
  });

  test('rejects with HttpError for a refusal with status 200', async () => {
    server.respondWith(json({ message: 'Unauthorized' }));
    for (const error of await writes()) expect(error).toMatchObject({ name: 'HttpError' });
  });
});

describe('a response of status 400 or above', () => {
  test.each([400, 404, 409, 500, 503])('rejects with HttpError (%i)', async (status) => {
    server.respondWith((response) => {
      response.writeHead(status, 'Saa feil');
      response.end('{"kode":"UGYLDIG_MOBILNR","melding":"Ola"}');
    });
    const error = await failureOf<HttpError>(send(getOffer));
    expect(error).toMatchObject({
      name: 'HttpError',
      status,
      statusText: 'Saa feil',
      kode: 'UGYLDIG_MOBILNR',
      body: { kode: 'UGYLDIG_MOBILNR', melding: 'Ola' },
      request: { call: 'getOffer', method: 'GET', path: '/offers/{policyNumber}' },
    });
  });

  test.each(['', 'null', '[]', '"kode"', '<html>', '{"kode":""}', '{"kode":7}', '{"kode":{}}'])(
    'has the code UKJENT when the body has none (%s)',
    async (body) => {
      server.respondWith(text(body, 500));
      expect(await failureOf(send(getOffer))).toMatchObject({ kode: 'UKJENT' });
    },
  );

  test('keeps the response body and the requested ids out of logs', async () => {
    server.respondWith(json({ melding: 'Ola Nordmann, 01019912345' }, 400));
    const error = await failureOf<HttpError>(
      send(getOffer, { params: { policyNumber: '4711' }, query: { sort: 'hemmelig' } }),
    );
    expect(error.body).toEqual({ melding: 'Ola Nordmann, 01019912345' });
    expect(Object.keys(error)).not.toContain('body');
    for (const shown of [JSON.stringify(error), error.message, String(error.stack)])
      expect(shown).not.toMatch(/Ola|0101|4711|hemmelig/);
    expect(error.message).toBe('GET /offers/{policyNumber} responded with 400');
  });
});

describe('a response that breaks the contract', () => {
  test.each([
    ['an HTML page', '<!doctype html><title>Logg inn</title>'],
    ['nothing', ''],
    ['broken JSON', '{"policyNumber":"1",}'],
    ['cut JSON', '{"policyNumber":"1'],
  ])('rejects with "Error while parsing JSON" for %s', async (_, body) => {
    server.respondWith(text(body));
    const error = await failureOf<ContractError>(send(getOffer));
    expect(error).toMatchObject({ name: 'ContractError', issue: { field: '', expected: 'JSON' } });
    expect(error.message).toBe('Error while parsing JSON: GET /offers/{policyNumber}');
  });

  test('names the call and the field, never the value', async () => {
    server.respondWith(json({ policyNumber: '1', price: 'personnummer 01019912345' }));
    const error = await failureOf<ContractError>(send(getOffer));
    expect(error).toMatchObject({
      name: 'ContractError',
      issue: { field: 'price', expected: 'number' },
      request: { call: 'getOffer' },
    });
    expect(error.message).toContain('Expected price to be number: GET /offers/');
    expect(JSON.stringify(error) + error.stack).not.toContain('0101');
  });

  test.each(['null', '[]', '7', '"text"'])(
    'rejects when the whole response has the wrong type (%s)',
    async (body) => {
      server.respondWith(text(body));
      const error = await failureOf(send(defineCall({ ...getOffer, response: object({}) })));
      expect(error).toMatchObject({ name: 'ContractError', issue: { field: '' } });
    },
  );

  test('leaves out invalid items, reports each, and returns the rest', async () => {
    server.respondWith(
      json({ offers: [{ policyNumber: 17 }, { price: 1 }, null, 'x', { policyNumber: 'b' }] }),
    );
    const onInvalidItem = vi.fn();
    await expect(send(getOffers, {}, { onInvalidItem })).resolves.toEqual({
      offers: [{ policyNumber: '17' }, { policyNumber: 'b' }],
    });
    expect(onInvalidItem.mock.calls.map(([issue, { call }]) => [call, issue.field])).toEqual([
      ['getOffers', 'offers[1].policyNumber'],
      ['getOffers', 'offers[2]'],
      ['getOffers', 'offers[3]'],
    ]);
  });

  test('treats a null field as absent', async () => {
    server.respondWith(json({ policyNumber: '1', price: null, other: null }));
    await expect(send(getOffer)).resolves.toEqual({ policyNumber: '1' });
  });
});

describe('a response that does not arrive', () => {
  test('rejects with NetworkError when it is cut off on the wire', async () => {
    server.respondWith(cutOff);
    const error = await failureOf<Error>(send(getOffer));
    expect(error).toMatchObject({ name: 'NetworkError', request: { call: 'getOffer' } });
    // The error of `fetch` could contain the address with the id.
    expect(error.cause).toBeUndefined();
  });

  test('rejects with NetworkError when the connection is refused', async () => {
    await server.close();
    await expect(send(getOffer)).rejects.toMatchObject({ name: 'NetworkError' });
  });
});

describe('X-Session-Expiry', () => {
  const reportedExpiry = async (value: string, status = 200) => {
    const onSessionExpiry = vi.fn();
    server.respondWith(json({ policyNumber: '1' }, status, { 'X-Session-Expiry': value }));
    await send(getOffer, {}, { onSessionExpiry }).catch(() => {});
    return onSessionExpiry.mock.calls.map(([seconds]) => seconds);
  };

  test('is reported for every status', async () => {
    expect(await reportedExpiry('900')).toEqual([900]);
    expect(await reportedExpiry('0', 401)).toEqual([0]);
    expect(await reportedExpiry('60', 503)).toEqual([60]);
  });

  test('is reported when the response breaks the contract', async () => {
    const onSessionExpiry = vi.fn();
    server.respondWith((response) => response.writeHead(200, { 'X-Session-Expiry': '5' }).end('<'));
    await failureOf(send(getOffer, {}, { onSessionExpiry }));
    expect(onSessionExpiry).toHaveBeenCalledExactlyOnceWith(5, expect.any(Number));
  });

  test('is reported when the headers arrive, before the body', async () => {
    let finish = () => {};
    server.respondWith((response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'X-Session-Expiry': '60' });
      response.write('{"policyNumber":');
      finish = () => response.end('"1"}');
    });
    const onSessionExpiry = vi.fn();
    const result = send(getOffer, {}, { onSessionExpiry });
    await vi.waitFor(() => expect(onSessionExpiry).toHaveBeenCalledOnce());
    finish();
    await result;
  });

  test('is reported with the time at which the request was sent', async () => {
    const onSessionExpiry = vi.fn();
    const beforeMs = performance.now();
    let answeredMs = 0;
    server.respondWith((response) => {
      answeredMs = performance.now();
      json({ policyNumber: '1' }, 200, { 'X-Session-Expiry': '60' })(response);
    });
    await send(getOffer, {}, { onSessionExpiry });
    const [[, sentAtMs] = []] = onSessionExpiry.mock.calls;
    expect(sentAtMs).toBeGreaterThanOrEqual(beforeMs);
    expect(sentAtMs).toBeLessThanOrEqual(answeredMs);
  });

  test.each(['', ' ', '-1', '1.5', '1e3', '0x10', 'soon', 'NaN', 'Infinity', '9'.repeat(400)])(
    'is ignored when it is not a whole number of seconds (%j)',
    async (value) => {
      expect(await reportedExpiry(value)).toEqual([]);
    },
  );
});
