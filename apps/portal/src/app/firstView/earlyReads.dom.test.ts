import { calls } from '@forsikring/api-client/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EARLY_PATHS } from './earlyReads';

const { origin } = window.location;
const SESSION = origin + EARLY_PATHS.session;
const AGREEMENTS = origin + EARLY_PATHS.agreements;

/** A new copy of the module for each test, since it keeps responses. */
let early: typeof import('./earlyReads');
let requests: string[];
let sessionId: unknown;
let status: number;
let expiry: string;

beforeEach(async () => {
  requests = [];
  sessionId = 'kari';
  status = 200;
  expiry = '600';
  vi.stubGlobal('fetch', async (input: string) => {
    const { href } = new URL(input, window.location.href);
    requests.push(href);
    const body = href === SESSION ? { kfpSessionId: sessionId } : { avtaler: [] };
    return Response.json(body, { status, headers: { 'X-Session-Expiry': expiry } });
  });
  vi.stubEnv('BASE_URL', window.location.pathname);
  vi.resetModules();
  early = await import('./earlyReads');
  setConfig({ apiHost: '' });
});
afterEach(() => document.body.replaceChildren());

function setConfig(config: object): void {
  document.body.innerHTML = `<script type="application/json" id="app-config">${JSON.stringify(config)}</script>`;
}

function logIn(id: unknown): void {
  sessionId = id;
}

test('has the same paths as the contract', () => {
  expect(EARLY_PATHS).toEqual({
    session: calls.getSessionStatus.path,
    agreements: calls.getAgreements.path,
  });
});

describe('startEarlyReads', () => {
  test.each<[title: string, prepare: () => unknown, expected: string[]]>([
    [
      "reads the session, and then the logged-in customer's agreements",
      () => {},
      [SESSION, AGREEMENTS],
    ],
    ['reads no agreements when nobody is logged in', () => logIn(undefined), [SESSION]],
    ['reads no agreements for a session id of the wrong type', () => logIn({ id: 7 }), [SESSION]],
    [
      'reads no agreements on other pages than the overview',
      () => vi.stubEnv('BASE_URL', '/elsewhere/'),
      [SESSION],
    ],
    [
      'reads nothing without a configuration in the page',
      () => document.body.replaceChildren(),
      [],
    ],
    ['reads nothing from another origin', () => setConfig({ apiHost: 'https://evil.example' }), []],
  ])('%s', async (_, prepare, expected) => {
    prepare();
    await early.startEarlyReads();
    expect(requests).toEqual(expected);
  });
});

test('a page that is rendered in advance reads nothing until the customer opens it', async () => {
  Object.assign(document, { prerendering: true });
  vi.resetModules();
  await import('./earlyReads');
  expect(requests).toEqual([]);
  document.dispatchEvent(new Event('prerenderingchange'));
  Object.assign(document, { prerendering: false });
  await vi.waitFor(() => expect(requests).toEqual([SESSION, AGREEMENTS]));
});

describe('fetchEarly', () => {
  test('returns an early response once', async () => {
    await early.startEarlyReads();
    const response = await early.fetchEarly(EARLY_PATHS.agreements);
    expect(await response.json()).toEqual({ avtaler: [] });
    expect(requests).toHaveLength(2);
    await early.fetchEarly(EARLY_PATHS.agreements);
    expect(requests).toHaveLength(3);
  });

  test("subtracts the time since the headers arrived from the session's expiry", async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    await early.startEarlyReads();
    vi.advanceTimersByTime(1_500);
    const response = await early.fetchEarly(EARLY_PATHS.session);
    expect(response.headers.get('X-Session-Expiry')).toBe('598');
  });

  test.each(['', '-1', '0x10', '1e1'])(
    'does not change the invalid expiry %j, which the client ignores',
    async (value) => {
      expiry = value;
      await early.startEarlyReads();
      const response = await early.fetchEarly(EARLY_PATHS.session);
      expect(response.headers.get('X-Session-Expiry')).toBe(value);
    },
  );

  test('drops early agreements when the session is read again', async () => {
    await early.startEarlyReads();
    await early.fetchEarly(EARLY_PATHS.session);
    await early.fetchEarly(EARLY_PATHS.session);
    await early.fetchEarly(EARLY_PATHS.agreements);
    expect(requests).toEqual([SESSION, AGREEMENTS, SESSION, AGREEMENTS]);
  });

  test('sends new requests when the early responses are older than two seconds', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    await early.startEarlyReads();
    vi.advanceTimersByTime(2_001);
    await early.fetchEarly(EARLY_PATHS.session);
    await early.fetchEarly(EARLY_PATHS.agreements);
    expect(requests).toEqual([SESSION, AGREEMENTS, SESSION, AGREEMENTS]);
  });

  test('leaves the agreements to a client that requested the session before it was read', async () => {
    const reading = early.startEarlyReads();
    await early.fetchEarly(EARLY_PATHS.session);
    await reading;
    expect(requests).toEqual([SESSION]);
  });

  test('returns a response without content with its expiry', async () => {
    vi.stubGlobal('fetch', async () => {
      const noContent = new Response(null, { status: 204, headers: { 'X-Session-Expiry': '600' } });
      // Browsers return an empty stream here instead of null.
      Object.defineProperty(noContent, 'body', { value: new Response('').body });
      return noContent;
    });
    await early.startEarlyReads().catch(() => {});
    const response = await early.fetchEarly(EARLY_PATHS.session);
    expect(response.status).toBe(204);
    expect(response.headers.get('X-Session-Expiry')).toBe('599');
  });

  test('returns an error response unchanged', async () => {
    status = 401;
    await early.startEarlyReads().catch(() => {});
    expect((await early.fetchEarly(EARLY_PATHS.session)).status).toBe(401);
  });

  test('repeats a read that failed early', async () => {
    const working = window.fetch;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await early.startEarlyReads().catch(() => {});
    vi.stubGlobal('fetch', working);
    expect((await early.fetchEarly(EARLY_PATHS.session)).ok).toBe(true);
  });

  test('rejects with the reason when the caller aborts', async () => {
    await early.startEarlyReads();
    const reason = new Error('aborted');
    const read = early.fetchEarly(EARLY_PATHS.session, { signal: AbortSignal.abort(reason) });
    await expect(read).rejects.toBe(reason);
  });
});

describe('earlyBodies', () => {
  test('returns the bodies that have arrived', async () => {
    expect(early.earlyBodies()).toEqual({});
    await early.startEarlyReads();
    expect(early.earlyBodies()).toEqual({
      getSessionStatus: { kfpSessionId: 'kari' },
      getAgreements: { avtaler: [] },
    });
  });

  test('returns no agreements when nobody is logged in', async () => {
    sessionId = undefined;
    await early.startEarlyReads();
    expect(early.earlyBodies()).toEqual({ getSessionStatus: {} });
  });

  test.each([401, 500, 206])(
    'returns nothing for a response with status %i',
    async (errorStatus) => {
      status = errorStatus;
      await early.startEarlyReads().catch(() => {});
      expect(early.earlyBodies()).toEqual({});
    },
  );

  test('returns nothing when the page was frozen while it loaded', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    await early.startEarlyReads();
    vi.advanceTimersByTime(15_001);
    expect(early.earlyBodies()).toEqual({});
  });

  test('leaves the responses to fetchEarly', async () => {
    await early.startEarlyReads();
    early.earlyBodies();
    expect(await (await early.fetchEarly(EARLY_PATHS.agreements)).json()).toEqual({ avtaler: [] });
  });
});
