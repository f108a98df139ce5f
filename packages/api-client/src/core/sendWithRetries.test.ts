import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApiClient } from './createApiClient';
import { cutOff, hang, json, startTestServer, type TestServer, text } from './startTestServer';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer(json({ loginContext: 'NETTBANK' }));
});
afterEach(() => {
  // Spy before faking the clock: the other order leaves the clock stopped.
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const onFailure = vi.fn();
const clientOf = (options = {}) => {
  onFailure.mockReset();
  return createApiClient({ apiHost: server.origin, retryDelayMs: 1, onFailure, ...options });
};
/** Lets the network and promises continue while the clock is stopped. */
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
};
/** Stops the clock; returns a function that reports whether a timer of this length is pending. */
const stopClock = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const timers = vi.spyOn(globalThis, 'setTimeout');
  return (ms: number) => timers.mock.calls.some(([, delay]) => delay === ms);
};

describe('retries', () => {
  test.each([
    ['500', text('', 500)],
    ['503', text('', 503)],
    ['a closed connection', (response: { destroy(): void }) => response.destroy()],
    ['a truncated response', cutOff],
  ])('retries a read three times after %s', async (_, responder) => {
    server.respondWith(responder);
    await expect(clientOf().getClientContext()).rejects.toThrow();
    expect(server.requests).toHaveLength(4);
    expect(onFailure).toHaveBeenCalledOnce();
  });

  test('retries agreements once', async () => {
    server.respondWith(text('', 503));
    await expect(clientOf().getAgreements()).rejects.toMatchObject({ status: 503 });
    await expect(clientOf().getPartnerAgreements()).rejects.toMatchObject({ status: 503 });
    expect(server.requests).toHaveLength(4);
  });

  test('resolves to the first successful response, and reports no failure', async () => {
    server.respondWith((response, _, before) =>
      before < 2 ? cutOff(response) : json({ loginContext: 'MOBILBANK' })(response),
    );
    await expect(clientOf().getClientContext()).resolves.toEqual({ loginContext: 'MOBILBANK' });
    expect(server.requests).toHaveLength(3);
    expect(onFailure).not.toHaveBeenCalled();
  });

  test.each([400, 401, 403, 404, 409, 429])('does not retry after %i', async (status) => {
    server.respondWith(text('', status));
    await expect(clientOf().getClientContext()).rejects.toMatchObject({ status });
    expect(server.requests).toHaveLength(1);
  });

  test('does not retry after a response that breaks the contract', async () => {
    server.respondWith(text('<html>'));
    await expect(clientOf().getClientContext()).rejects.toMatchObject({ name: 'ContractError' });
    expect(server.requests).toHaveLength(1);
  });

  test.each([
    ['an error', text('', 503)],
    ['a truncated response', cutOff],
  ])('does not retry a write after %s', async (_, responder) => {
    server.respondWith(responder);
    await expect(clientOf().logOut({ body: { goto: '/' } })).rejects.toThrow();
    expect(server.requests).toHaveLength(1);
  });

  test.each([429, 503])('waits after %i for as long as the server asks', async (status) => {
    const isWaiting = stopClock();
    server.respondWith((response, _, before) =>
      before === 0
        ? json({}, status, { 'Retry-After': '20' })(response)
        : json({ loginContext: 'MOBILBANK' })(response),
    );
    const call = clientOf().getClientContext();
    const isAsked = () => [19_999, 20_000].some(isWaiting);
    await until(isAsked);
    await vi.advanceTimersByTimeAsync(19_000);
    expect(server.requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(call).resolves.toEqual({ loginContext: 'MOBILBANK' });
  });

  test.each([429, 503])(
    'fails at once after %i when the server asks for more time than the call has',
    async (status) => {
      server.respondWith(json({}, status, { 'Retry-After': '31' }));
      const error = await clientOf()
        .getClientContext()
        .catch((error) => error);
      expect(server.requests).toHaveLength(1);
      expect(error.retryAtMs - Date.now()).toBeGreaterThan(20_000);
    },
  );

  test('sends no read again before the server allows it, whoever asks', async () => {
    server.respondWith(json({}, 503, { 'Retry-After': '120' }));
    const client = clientOf();
    const error = await client.getClientContext().catch((error) => error);
    await expect(client.getClientContext()).rejects.toBe(error);
    expect(server.requests).toHaveLength(1);
    await expect(client.getLogin()).rejects.toMatchObject({ status: 503 });
    expect(server.requests).toHaveLength(2);
    vi.useFakeTimers({ toFake: ['Date'], now: error.retryAtMs });
    server.respondWith(json({ loginContext: 'NETTBANK' }));
    await expect(client.getClientContext()).resolves.toEqual({ loginContext: 'NETTBANK' });
  });

  test('waits 1, 2 and 4 seconds between its attempts', async () => {
    const isWaiting = stopClock();
    server.respondWith(text('', 500));
    const call = clientOf({ retryDelayMs: undefined }).getClientContext();
    const failed = call.catch((error) => error);
    for (const [attempt, delayMs] of [1_000, 2_000, 4_000].entries()) {
      await until(() => isWaiting(delayMs));
      await vi.advanceTimersByTimeAsync(delayMs - 1);
      expect(server.requests).toHaveLength(attempt + 1);
      await vi.advanceTimersByTimeAsync(1);
      await until(() => server.requests.length === attempt + 2);
    }
    expect(await failed).toMatchObject({ status: 500 });
    expect(server.requests).toHaveLength(4);
  });
});

describe("a bug in the application's own code", () => {
  const boom = () => JSON.parse('{').missing;
  const undefinedCall = () => (undefined as unknown as () => never)();
  const noSuch = (name: string): never => {
    throw new TypeError(`${name} is not a function`);
  };
  const readResponse = async () => {
    const response = new Response('{}');
    await response.text();
    return response;
  };
  const readingResponse = async () => {
    const response = new Response('{}');
    response.body?.getReader();
    return response;
  };
  test.each([
    ['fetch throws', { fetch: undefinedCall }],
    ['fetch rejects with a TypeError', { fetch: async () => undefinedCall() }],
    ['fetch rejects with another bug', { fetch: async () => boom() }],
    ['fetch resolves with no response', { fetch: async () => undefined }],
    ['fetch has a bug with the name of a network', { fetch: async () => noSuch('network.get') }],
    [
      'fetch wraps a bug',
      {
        fetch: () =>
          Promise.reject(new TypeError('fetch failed', { cause: new TypeError('Invalid URL') })),
      },
    ],
    ['fetch clones what has no copy', { fetch: async () => structuredClone(boom) as never }],
    ['fetch has read the body', { fetch: readResponse }],
    ['fetch reads the body', { fetch: readingResponse }],
    ...[
      // A `fetch` without its window: Firefox, Safari.
      "'fetch' called on an object that does not implement interface Window.",
      'Can only call Window.fetch on instances of Window',
      'Assignment to constant variable.',
      "invalid assignment to const 'token'",
      'Reduce of empty array with no initial value',
      'Method Map.prototype.get called on incompatible receiver #<Object>',
      "Cannot use 'in' operator to search for 'a' in b",
    ].map((message): [string, { fetch: () => Promise<never> }] => [
      `fetch throws '${message}'`,
      { fetch: () => Promise.reject(new TypeError(message)) },
    ]),
    ['readCookies throws', { readCookies: undefinedCall }],
    ['readCookies rejects', { readCookies: async () => undefinedCall() }],
    ['readCookies returns undefined', { readCookies: () => undefined as never }],
    ['readCookies resolves with no text', { readCookies: async () => ({}) as never }],
  ])('is reported once with its cause, and not retried: %s', async (_, options) => {
    const fetch = vi.fn('fetch' in options ? options.fetch : globalThis.fetch);
    const readCookies = vi.fn('readCookies' in options ? options.readCookies : () => '');
    const error = await clientOf({ fetch, readCookies })
      .deleteOffer({ params: { policyNumber: '7' } })
      .catch((error) => error);
    expect(error).toMatchObject({ name: 'ApiError', request: { call: 'deleteOffer' } });
    expect(error.cause).toBeInstanceOf(Error);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(error, error.request);
    expect(readCookies).toHaveBeenCalledOnce();
    await clientOf({ fetch, readCookies })
      .getClientContext()
      .catch(() => {});
    expect(readCookies).toHaveBeenCalledTimes(2);
  });

  test.each([
    new TypeError('Failed to fetch (portal.example)'),
    new TypeError('Load failed'),
    new TypeError('NetworkError when attempting to fetch resource.'),
    new TypeError('fetch failed', { cause: new Error('ECONNRESET') }),
    new TypeError('The request timed out.'),
    new TypeError('Could not connect to the server.'),
    new TypeError('Nettverksforbindelsen ble brutt.'),
    new TypeError('cancelled'),
    new DOMException('The operation timed out.', 'TimeoutError'),
    new DOMException('A network error occurred.', 'NetworkError'),
    new Error('socket hang up'),
  ])('is not what a lost connection looks like: $message', async (cause) => {
    const fetch = vi.fn(() => Promise.reject(cause));
    const error = await clientOf({ fetch })
      .getClientContext()
      .catch((error) => error);
    expect(error).toMatchObject({ name: 'NetworkError', cause });
    expect(fetch).toHaveBeenCalledTimes(4);
  });
});

describe('the time limit', () => {
  test('ends a call after 30 s', async () => {
    stopClock();
    server.respondWith(hang);
    const settled = vi.fn();
    const call = clientOf().getClientContext();
    call.catch(settled);
    await until(() => server.requests.length === 1);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await expect(call).rejects.toMatchObject({
      name: 'TimeoutError',
      timeoutMs: 30_000,
      message: expect.stringContaining('timed out after 30000 ms'),
    });
    await until(() => server.requests[0]?.abandoned === true);
  });

  test('covers all attempts together, and is not retried', async () => {
    const isWaiting = stopClock();
    server.respondWith((response, _, before) => (before === 0 ? text('', 503)(response) : hang()));
    const call = clientOf({ timeoutMs: 60, retryDelayMs: 10 }).getClientContext();
    const failed = call.catch((error) => error);
    await until(() => isWaiting(10));
    await vi.advanceTimersByTimeAsync(10);
    await until(() => server.requests.length === 2);
    await vi.advanceTimersByTimeAsync(50);
    expect(await failed).toMatchObject({ name: 'TimeoutError', timeoutMs: 60 });
    expect(server.requests).toHaveLength(2);
    expect(onFailure).toHaveBeenCalledOnce();
  });

  test('ends the delay between two attempts', async () => {
    const isWaiting = stopClock();
    server.respondWith(text('', 503));
    const call = clientOf({ timeoutMs: 30, retryDelayMs: 10_000 }).getClientContext();
    const failed = call.catch((error) => error);
    await until(() => isWaiting(10_000));
    await vi.advanceTimersByTimeAsync(30);
    expect(await failed).toMatchObject({ name: 'TimeoutError' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.requests).toHaveLength(1);
  });

  test('applies while the response body arrives', async () => {
    stopClock();
    server.respondWith((response) => {
      response.writeHead(200);
      response.write('{');
    });
    let begun = false;
    const client = clientOf({
      fetch: async (...request: Parameters<typeof fetch>) => {
        const response = await fetch(...request);
        begun = true;
        return response;
      },
    });
    const failed = client.getClientContext().catch((error) => error);
    await until(() => begun);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await failed).toMatchObject({ name: 'TimeoutError' });
  });

  test.each([0, Number.POSITIVE_INFINITY, 2 ** 31])('is none with %s', async (timeoutMs) => {
    await expect(clientOf({ timeoutMs }).getClientContext()).resolves.toBeDefined();
  });

  test.each([Number.NaN, -1, '20'])('is the default with %j', async (timeoutMs) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const isWaiting = stopClock();
    await clientOf({ timeoutMs, retryDelayMs: timeoutMs }).getClientContext();
    expect(isWaiting(30_000)).toBe(true);
    expect(warn.mock.calls.length).toBeLessThanOrEqual(2);
  });

  test('clears its timer when the call is done', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const cleared = vi.spyOn(globalThis, 'clearTimeout');
    await clientOf().getClientContext();
    const limit = timers.mock.calls.findIndex(([, delay]) => delay === 30_000);
    expect(limit).not.toBe(-1);
    expect(cleared).toHaveBeenCalledWith(timers.mock.results[limit]?.value);
  });

  test('applies to a fetch that ignores its signal', async () => {
    const call = clientOf({ timeoutMs: 30, fetch: () => new Promise(() => {}) }).getClientContext();
    await expect(call).rejects.toMatchObject({ name: 'TimeoutError', timeoutMs: 30 });
  });
});

describe('an abort by the caller', () => {
  test("rejects with the caller's reason, closes the connection, and reports no failure", async () => {
    server.respondWith(hang);
    const controller = new AbortController();
    const reason = new Error('the page was left');
    const call = clientOf().getClientContext({ signal: controller.signal });
    const failed = expect(call).rejects.toBe(reason);
    await until(() => server.requests.length === 1);
    controller.abort(reason);
    await failed;
    await until(() => server.requests[0]?.abandoned === true);
    expect(onFailure).not.toHaveBeenCalled();
  });

  test('prevents the request when it comes first', async () => {
    const call = clientOf().getClientContext({ signal: AbortSignal.abort('too late') });
    await expect(call).rejects.toBe('too late');
    expect(server.requests).toEqual([]);
  });

  test('removes its listener from a long-lived signal', async () => {
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    await clientOf().getClientContext({ signal });
    const listeners = added.mock.calls.map(([name, listener]) => [name, listener]);
    expect(listeners.length).toBeGreaterThan(0);
    expect(removed.mock.calls.map(([name, listener]) => [name, listener])).toEqual(listeners);
  });
});
