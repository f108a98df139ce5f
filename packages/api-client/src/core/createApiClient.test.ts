import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { calls } from '../contract/calls';
import { createApiClient } from './createApiClient';
import { json, startTestServer, type TestServer, text } from './startTestServer';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

const clientOf = (options = {}) =>
  createApiClient({ apiHost: server.origin, retryDelayMs: 1, ...options });

describe('the functions', () => {
  test('send the method and path of their call', async () => {
    const client = clientOf();
    for (const [name, call] of Object.entries(calls)) {
      const send = client[name as keyof typeof client] as (args: object) => Promise<unknown>;
      await send({ params: { policyNumber: '7' }, ...('body' in call && { body: {} }) }).catch(
        () => {},
      );
      const url = call.path.replace('{policyNumber}', '7');
      expect(server.requests.at(-1)).toMatchObject({ method: call.method, url });
    }
    expect(server.requests).toHaveLength(Object.keys(calls).length);
  });

  test('keep codes that the client does not know', async () => {
    const agreement = {
      policyNumber: '1',
      name: 'Ny',
      avtaleStatus: 'NEVER_SEEN',
      productType: '?',
    };
    server.respondWith(json({ avtaler: [agreement], monthlySum: 1, yearlySum: 12 }));
    await expect(clientOf().getAgreements()).resolves.toEqual({
      avtaler: [agreement],
      monthlySum: 1,
      yearlySum: 12,
      systemSourceError: false,
    });
  });

  test('report each agreement that is left out', async () => {
    const onInvalidItem = vi.fn();
    server.respondWith(json({ avtaler: [{ policyNumber: 1, name: 'Bil' }, { name: 'Hus' }] }));
    const { avtaler } = await clientOf({ onInvalidItem }).getAgreements();
    expect(avtaler).toEqual([{ policyNumber: '1', name: 'Bil' }]);
    expect(onInvalidItem).toHaveBeenCalledExactlyOnceWith(
      { field: 'avtaler[1].policyNumber', expected: 'a value, found none' },
      { call: 'getAgreements', method: 'GET', path: calls.getAgreements.path },
    );
  });

  test('report the result and the response once, after its retries', async () => {
    const onResponse = vi.fn();
    const responses = [text('', 503), json({ antall: 2, frist: null })];
    server.respondWith((response) => responses.shift()?.(response));
    await clientOf({ onResponse }).getOffersToAccept();
    expect(onResponse).toHaveBeenCalledExactlyOnceWith(
      { antall: 2 },
      { call: 'getOffersToAccept', method: 'GET', path: calls.getOffersToAccept.path },
      { status: 200, headers: expect.any(Headers), body: { antall: 2, frist: null } },
    );
  });

  test('report a failure once, with its request, and no body', async () => {
    const [onFailure, onResponse] = [vi.fn(), vi.fn()];
    server.respondWith(text('', 404));
    const error = await clientOf({ onFailure, onResponse })
      .getClientContext()
      .catch((error) => error);
    expect(onResponse).not.toHaveBeenCalled();
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(error, {
      call: 'getClientContext',
      method: 'GET',
      path: calls.getClientContext.path,
    });
  });
});

describe('an unauthorized response', () => {
  // Over HTTP/2 the status text is empty.
  const notificationsOf = async (
    status: number,
    body: string,
    call = 'getClientContext',
    statusText = '',
  ) => {
    const onUnauthorized = vi.fn();
    server.respondWith((response) => response.writeHead(status, statusText).end(body));
    const client = clientOf({ onUnauthorized }) as unknown as Record<string, () => Promise<never>>;
    await expect(client[call]?.()).rejects.toMatchObject({ name: 'HttpError', status });
    return onUnauthorized.mock.calls.map(([kind, error]) => [kind, error.status]);
  };

  test.each([
    [401, ''],
    [403, ''],
    [400, 'Unauthorized'],
    [400, ' Unauthorized\n'],
    [404, '{"message":"Forbidden"}'],
    [500, '{"melding":"Unauthorized"}'],
    [400, '{"error":"Forbidden"}'],
    [400, '"Unauthorized"'],
    [200, 'Unauthorized'],
    [200, '{"message":"Forbidden"}'],
    [200, '{"melding":"Unauthorized","loginContext":"NETTBANK"}'],
  ])('calls onUnauthorized: %i with %j', async (status, body) => {
    expect(await notificationsOf(status, body)).toEqual([['redirect', status]]);
  });

  test.each([
    [404, ''],
    [400, '{"melding":"Unauthorized use of a semicolon"}'],
    [500, '{"detaljer":"Forbidden"}'],
    [400, 'null'],
  ])('does not include other failures: %i with %j', async (status, body) => {
    expect(await notificationsOf(status, body)).toEqual([]);
  });

  test('is recognised by its status text alone, and for a write with status 200', async () => {
    const byText = await notificationsOf(400, '', 'getClientContext', 'Forbidden');
    expect(byText).toEqual([['redirect', 400]]);
    expect(await notificationsOf(200, 'Forbidden', 'renewSession')).toEqual([['redirect', 200]]);
  });

  test.each([
    [403, ''],
    [500, '{"message":"Forbidden"}'],
  ])('redirects the motor tasks to the login page: %i with %j', async (status, body) => {
    expect(await notificationsOf(status, body, 'getMotorTasks')).toEqual([['login', status]]);
    // Sent once: a retry does not help.
    expect(server.requests).toHaveLength(1);
  });

  test('does not include data that contains the words', async () => {
    const onUnauthorized = vi.fn();
    server.respondWith(json({ loginContext: 'Forbidden' }));
    await expect(clientOf({ onUnauthorized }).getClientContext()).resolves.toEqual({
      loginContext: 'Forbidden',
    });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test.each([
    ['the session status, where it means that nobody is logged in', 'getSessionStatus'],
    ['the login, because a redirect would return to the failing page', 'getLogin'],
    ['a logout, because the customer is leaving', 'logOut'],
    ['feedback, which may be sent after the session has ended', 'sendFeedback'],
    ['the answers after it', 'sendFeedbackFollowup'],
    ['the contact details after it', 'sendFeedbackContact'],
  ])('is not reported for %s', async (_, call) => {
    expect(await notificationsOf(401, '', call)).toEqual([]);
    expect(await notificationsOf(200, 'Forbidden', call)).toEqual([]);
  });
});

describe('a callback of the host page that throws', () => {
  const FAULT = new Error('of the host page');
  const fail = () => {
    throw FAULT;
  };
  const thrown: unknown[] = [];
  const keep = (error: unknown) => void thrown.push(error);
  let others: NodeJS.UncaughtExceptionListener[] = [];
  beforeEach(() => {
    thrown.length = 0;
    others = process.listeners('uncaughtException');
    process.removeAllListeners('uncaughtException').on('uncaughtException', keep);
  });
  afterEach(() => {
    process.removeAllListeners('uncaughtException');
    for (const other of others) process.on('uncaughtException', other);
  });
  const thrownLater = (times: number) =>
    vi.waitFor(() => expect(thrown).toEqual(Array(times).fill(FAULT)));

  test.each(['onSessionExpiry', 'onInvalidItem'])(
    'does not affect the result: %s',
    async (name) => {
      const headers = { 'X-Session-Expiry': '900' };
      server.respondWith(json({ avtaler: [{}, { policyNumber: '1', name: 'Bil' }] }, 200, headers));
      const { avtaler } = await clientOf({ [name]: fail }).getAgreements();
      expect(avtaler).toHaveLength(1);
      expect(server.requests).toHaveLength(1);
      await thrownLater(1);
    },
  );

  test('does not replace the error of the call: onUnauthorized, onFailure', async () => {
    server.respondWith(text('', 401));
    const client = clientOf({ onUnauthorized: fail, onFailure: fail });
    await expect(client.getClientContext()).rejects.toMatchObject({ status: 401 });
    await thrownLater(2);
  });
});

describe('apiHost', () => {
  const origin = 'https://bank.example';

  test.each([
    'https://other.example',
    'http://bank.example',
    'https://bank.example:8443',
    '//other.example',
    '/\\other.example',
    '/\t/other.example',
    'javascript:alert(1)',
    'https://',
    'https://kari:hemmelig@bank.example',
    'https://bank.example?x=1',
    '/proxy#x',
    'proxy',
  ])("rejects %j, which is not the page's origin", (apiHost) => {
    expect(() => createApiClient({ apiHost, origin })).toThrow(/^apiHost must be /);
  });

  test.each(['proxy', 'ftp://bank.example', 'https://bank.example:99999'])(
    'rejects %j outside a page too',
    (apiHost) => {
      expect(() => createApiClient({ apiHost })).toThrow(/^apiHost must be /);
    },
  );

  test.each(['', '/proxy'])('as %j makes calls reject outside a page', async (apiHost) => {
    const onFailure = vi.fn();
    const call = createApiClient({ apiHost, onFailure }).getClientContext();
    await expect(call).rejects.toThrow(/^apiHost must name an origin/);
    await expect(call).rejects.toBeInstanceOf(TypeError);
    expect(onFailure).toHaveBeenCalledOnce();
  });

  test('may be empty outside a page when the client has a custom fetch', async () => {
    const fetchThere = (path: unknown, init?: RequestInit) =>
      fetch(`${server.origin}${path}`, init);
    await createApiClient({ fetch: fetchThere as typeof fetch }).getSessionStatus();
    expect(server.requests).toHaveLength(1);
  });

  test.each(['', '/', '/proxy', 'https://bank.example', 'https://bank.example/proxy/'])(
    'takes %j',
    (apiHost) => {
      expect(() => createApiClient({ apiHost, origin })).not.toThrow();
    },
  );

  test('is prepended to every path, with or without a trailing slash', async () => {
    const apiHost = `${server.origin}/proxy//`;
    await createApiClient({ apiHost, origin: server.origin }).getSessionStatus();
    expect(server.requests[0]?.url).toBe(`/proxy${calls.getSessionStatus.path}`);
  });
});
