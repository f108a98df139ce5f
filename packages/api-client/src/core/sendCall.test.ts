import type { ServerResponse } from 'node:http';
import { number, object, optional, string } from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { defineCall, type NamedCall } from '../contract/defineCall';
import { Id, sparseObject, tolerantList } from '../contract/tolerant';
import type { ContractError } from './errors/ContractError';
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
  response: object({ offers: tolerantList(Offer) }),
  empty: { offers: [] },
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

async function send(call: NamedCall, args: AnyArguments = {}, options: Partial<Transport> = {}) {
  const { value } = await sendCall(
    call,
    { params: { id: '1', policyNumber: '1' }, ...args },
    {
      apiHost: server.origin,
      originMissing: false,
      fetch: (input, init) => fetch(input, init),
      readCookies: () => '',
      onSessionExpiry: () => {},
      onInvalidItem: () => {},
      ...options,
    },
  );
  return value;
}
const failureOf = <Failure>(promise: Promise<unknown>): Promise<Failure> =>
  promise.then(
    () => Promise.reject(new Error('The call did not fail.')),
    (error) => error,
  );
const bodyOf = (call: NamedCall) => (call.body ? { body: { name: 'x' } } : {});
const valuesOf = (properties: object) =>
  Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, { value }]));

describe('a request', () => {
  test('asks for JSON and names the application, for every call', async () => {
    await send(deleteOffer, { params: { id: '1' } });
    const [request] = server.requests;
    expect(request).toMatchObject({ method: 'DELETE', url: '/offers/1', body: '' });
    expect(request?.headers).toMatchObject({
      accept: 'application/json, text/plain',
      'x-requested-by': 'forsikringsportal',
    });
    for (const name of ['content-type', 'idempotency-key', 'x-xsrf-token'])
      expect(request?.headers).not.toHaveProperty(name);
  });

  test('sends the body as JSON with its content type, and with its idempotency key', async () => {
    await send(putOffer, { body: { name: 'Bil æøå' }, idempotencyKey: 'a1' });
    expect(server.requests[0]).toMatchObject({
      headers: { 'content-type': 'application/json', 'idempotency-key': 'a1' },
      body: '{"name":"Bil æøå"}',
    });
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

  test.each([
    ['a write', putOffer, 2],
    ['a read', getOffers, 1],
  ])(
    '%s that is refused with 403: the next token, once, for writes alone',
    async (_, call, count) => {
      server.respondWith(text('', 403));
      const readCookies = () => 'XSRF-TOKEN=old; XSRF-TOKEN="new="; XSRF-TOKEN=third';
      const sent = send(call, bodyOf(call), { readCookies });
      expect(await failureOf(sent)).toMatchObject({ status: 403 });
      const tokens = server.requests.map(({ headers }) => headers['x-xsrf-token']);
      expect(tokens).toEqual(['old', 'new='].slice(0, count));
    },
  );

  test('goes to its own origin only and past the HTTP cache, and is keepalive only for writes', async () => {
    const seen = vi.fn((input: RequestInfo | URL, init?: RequestInit) => fetch(input, init));
    await send(putOffer, { body: { name: 'x' } }, { fetch: seen });
    await send(getOffers, {}, { fetch: seen }).catch(() => {});
    const own = {
      credentials: 'same-origin',
      mode: 'same-origin',
      redirect: 'manual',
      cache: 'no-store',
    };
    expect(seen.mock.calls.map(([, init]) => init)).toMatchObject([
      { ...own, keepalive: true },
      { ...own, keepalive: false },
    ]);
  });

  test("is keepalive only while its body is below the browsers' limit, which counts bytes", async () => {
    const seen = vi.fn((input: RequestInfo | URL, init?: RequestInit) => fetch(input, init));
    for (const letters of [40_000, 20_000, 20_000])
      await send(putOffer, { body: { name: 'æ'.repeat(letters) } }, { fetch: seen });
    expect(seen.mock.calls.map(([, init]) => init?.keepalive)).toEqual([false, true, true]);
  });

  test.each(['/login', 'https://login.example/'])(
    'does not follow a redirect to %s, which means that nobody is logged in',
    async (Location) => {
      server.respondWith((response) => response.writeHead(302, { Location }).end());
      const refused = { name: 'HttpError', status: 401 };
      for (const call of [getOffers, putOffer])
        expect(await failureOf(send(call, bodyOf(call)))).toMatchObject(refused);
      expect(server.requests).toHaveLength(2);
    },
  );

  test('was refused when a browser hides the redirect, and when a custom fetch follows it', async () => {
    for (const hidden of [{ type: 'opaqueredirect', status: 0 }, { redirected: true }]) {
      const fetch = async () => Object.defineProperties(new Response(), valuesOf(hidden));
      expect(await failureOf(send(getOffers, {}, { fetch }))).toMatchObject({ status: 401 });
    }
  });
});

describe('a 204 response', () => {
  beforeEach(() => server.respondWith((response) => response.writeHead(204).end()));

  test("resolves to a separate copy of the contract's empty value for each caller", async () => {
    const first = (await send(getOffers)) as { offers: string[] };
    expect(first).toEqual({ offers: [] });
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
  test.each([
    ['a body that is not JSON', text('<p>Lagret</p>')],
    ['an empty body with status 200', text('')],
    ['JSON', json({ ok: true })],
    ['a 201', json({}, 201)],
    ['a 202', text('', 202)],
    ['a 205', text('', 205)],
  ])('succeeds with %s', async (_, responder) => {
    server.respondWith(responder);
    expect(await send(deleteOffer, { params: { id: '1' } })).toBeUndefined();
  });

  test.each([
    ['of that type', (response: ServerResponse) => response.setHeader('Content-Type', 'text/html')],
    ['by its text', () => {}],
  ])('rejects for a web page, %s, because the outcome is unknown', async (_, prepare) => {
    server.respondWith((response) => {
      prepare(response);
      text(' <!doctype html><title>Vedlikehold</title>')(response);
    });
    const error = await failureOf(send(putOffer, { body: { name: 'x' } }));
    expect(error).toMatchObject({ name: 'ContractError', issue: { expected: 'no web page' } });
  });
});

test.each([400, 404, 503])('a response of status %i rejects with HttpError', async (status) => {
  server.respondWith((response) => {
    response.writeHead(status, 'Saa feil');
    response.end('{"kode":"UGYLDIG_MOBILNR","melding":"Ola"}');
  });
  expect(await failureOf(send(getOffer))).toMatchObject({
    name: 'HttpError',
    status,
    statusText: 'Saa feil',
    kode: 'UGYLDIG_MOBILNR',
    body: { kode: 'UGYLDIG_MOBILNR', melding: 'Ola' },
    request: { call: 'getOffer', method: 'GET', path: '/offers/{policyNumber}' },
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

  test.each([true, false])(
    'does not read a body of more than 5 MB (length given: %s)',
    async (isGiven) => {
      const chunk = Buffer.alloc(1_000_000, 'x');
      let written = 0;
      server.respondWith((response) => {
        response.writeHead(200, isGiven ? { 'Content-Length': 50 * chunk.length } : {});
        const write = () => {
          if (response.destroyed || written === 50) return;
          written += 1;
          response.write(chunk, write);
        };
        write();
      });
      expect(await failureOf(send(getOffers))).toMatchObject({
        name: 'ContractError',
        issue: { field: '', expected: 'at most 5 MB' },
      });
      await vi.waitFor(() => expect(server.requests[0]?.abandoned).toBe(true));
      expect(written).toBeLessThan(50);
    },
  );

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
      const error = await failureOf(send(defineCall({ ...getOffer, response: sparseObject({}) })));
      expect(error).toMatchObject({ name: 'ContractError', issue: { field: '' } });
    },
  );
});

test('treats a null field of a response as absent', async () => {
  server.respondWith(json({ policyNumber: '1', price: null, other: null }));
  await expect(send(getOffer)).resolves.toEqual({ policyNumber: '1' });
});

test('rejects with NetworkError when the response is cut off on the wire', async () => {
  server.respondWith(cutOff);
  const error = await failureOf<Error>(send(getOffer));
  expect(error).toMatchObject({ name: 'NetworkError', request: { call: 'getOffer' } });
  // The error of `fetch` could contain the address with the id.
  expect(error.cause).toBeUndefined();
});

describe('X-Session-Expiry', () => {
  const reportedExpiry = async (
    value: string,
    status = 200,
    body: object = { policyNumber: '1' },
  ) => {
    const onSessionExpiry = vi.fn();
    server.respondWith(json(body, status, { 'X-Session-Expiry': value }));
    await send(getOffer, {}, { onSessionExpiry }).catch(() => {});
    return onSessionExpiry.mock.calls.map(([seconds]) => seconds);
  };

  test('is reported for every status, and when the response breaks the contract', async () => {
    expect(await reportedExpiry('900')).toEqual([900]);
    expect(await reportedExpiry('0', 401)).toEqual([0]);
    expect(await reportedExpiry('60', 503)).toEqual([60]);
    expect(await reportedExpiry('5', 200, [])).toEqual([5]);
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
