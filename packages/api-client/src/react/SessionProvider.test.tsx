import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSharedSession } from '../core/session/createSharedSession';
import { createTestStorage } from '../core/session/createTestStorage';
import { cutOff, hang, json, type TestResponder, text } from '../core/startTestServer';
import { eventually, stopClock } from '../testing/stopClock';
import { useHookContext } from './ApiContext';
import { SESSION_KEY, type Session, useSession } from './SessionProvider';
import { loggedInAs, startTestApi } from './startTestApi';
import { noContent } from './startTestCustomer';
import { useCall } from './useCall';

let api: Awaited<ReturnType<typeof startTestApi>>;
const tabs: ReturnType<typeof api.openTab>[] = [];
beforeEach(async () => {
  api = await startTestApi({ getSessionStatus: loggedInAs('kari') });
});
afterEach(() => {
  tabs.length = 0;
});
const openTab: typeof api.openTab = (options) => {
  const tab = api.openTab(options);
  tabs.push(tab);
  return tab;
};

let session: Session;
/** The id that the server has sent, also when the page may not show it. */
let readId: () => string | undefined;
function Status() {
  const { cache } = useHookContext();
  session = useSession();
  readId = () => cache.get(SESSION_KEY)?.data?.kfpSessionId;
  const { status, sessionId, trackingId } = session;
  return <p role="status">{[status, sessionId, trackingId].filter(Boolean).join(' ')}</p>;
}
let keys: () => string[];
/** Shows the channel, records every shown text with its customer, and which cache keys have data. */
function Channel({ shown = [] }: { shown?: (string | undefined)[] }) {
  const { cache } = useHookContext();
  const { sessionId } = useSession();
  const { data } = useCall('getClientContext');
  keys = () => [...cache.keys()].filter((key) => cache.get(key)?.data !== undefined);
  if (data) shown.push(`${data.loginContext} to ${sessionId}`);
  return <p role="note">{data?.loginContext ?? 'nothing'}</p>;
}
const status = () => screen.getByRole('status').textContent;
const note = () => screen.getByRole('note').textContent;
const pause = (ms = 0) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

function renderPage({ Provider }: Pick<ReturnType<typeof openTab>, 'Provider'>) {
  const shown: string[] = [];
  render(
    <>
      <Status />
      <Channel shown={shown} />
    </>,
    { wrapper: Provider },
  );
  return shown;
}
/** Opens a page that shows the data of kari. Without options, it is the only tab. */
async function openPage(options: Parameters<typeof openTab>[0] = { channel: null }) {
  api.change({ getClientContext: json({ loginContext: 'OF KARI' }) });
  const shown = renderPage(openTab(options));
  await waitFor(() => expect(note()).toBe('OF KARI'));
  return shown;
}
/** Opens that page, and another tab of the browser. */
async function openTwo() {
  const other = openTab().sharedSession;
  return { shown: await openPage({}), other };
}

const openStatus = (options: Parameters<typeof openTab>[0] = { channel: null }) =>
  render(<Status />, { wrapper: openTab(options).Provider });

test.each([
  ['no session id', json({}), undefined],
  ['204', noContent, undefined],
  ['401', text('Unauthorized', 401), undefined],
  ['403', text('', 403), undefined],
  ['200 Unauthorized', text('Unauthorized'), undefined],
  ['404', text('', 404), 'HttpError'],
  ['503', text('', 503), 'HttpError'],
  ['no JSON', text('<html>'), 'ContractError'],
  ['another shape', json({ kfpSessionId: { id: 7 } }), 'ContractError'],
  ['a closed connection', (response: { destroy(): void }) => response.destroy(), 'NetworkError'],
])(
  'the session is logged out after %s, with the error of a failed read',
  async (_, responder, error) => {
    api.change({ getSessionStatus: responder });
    openStatus();
    await waitFor(() => expect(status()).toBe('logged-out'));
    expect((session.error as Error | undefined)?.name).toBe(error);
  },
);

test("hides one customer's data when a refresh returns another customer", async () => {
  const shown = await openPage();
  api.change({
    getSessionStatus: loggedInAs('ola'),
    getClientContext: json({ loginContext: 'OF OLA' }),
  });
  act(() => session.refresh());
  await waitFor(() => expect(note()).toBe('OF OLA'));
  expect(status()).toBe('logged-in ola 7');
  expect([...new Set(shown)]).toEqual(['OF KARI to kari', 'OF OLA to ola']);
});

describe('a known session', () => {
  let failures: number;
  const openHere = () => {
    failures = 0;
    const onFailure = () => {
      failures += 1;
    };
    return openPage({ channel: null, onFailure });
  };
  const refreshInVain = async (responder: TestResponder) => {
    api.change({ getSessionStatus: responder });
    act(() => session.refresh());
    await waitFor(() => expect(failures).toBe(1));
    await pause();
  };

  test.each([
    ['503', 'online', text('', 503)],
    ['a closed connection', 'online', cutOff],
    ['no JSON', 'focus', text('<html>')],
  ])(
    'continues after a refresh that fails with %s, and is read again on %s',
    async (_, wake, responder) => {
      await openHere();
      await refreshInVain(responder);
      expect([status(), note()]).toEqual(['logged-in kari 7', 'OF KARI']);
      expect(api.countOf('getClientContext')).toBe(1);
      api.change({ getSessionStatus: text('', 401) });
      act(() => void window.dispatchEvent(new Event(wake)));
      await waitFor(() => expect(status()).toBe('logged-out'));
      expect(note()).toBe('nothing');
    },
  );

  test.each([
    ['401', text('', 401)],
    ['no session id', json({})],
  ])('ends after %s, and stays ended when the next refresh fails', async (_, responder) => {
    await openHere();
    api.change({ getSessionStatus: responder });
    act(() => session.refresh());
    await waitFor(() => expect(status()).toBe('logged-out'));
    failures = 0;
    await refreshInVain(text('', 503));
    expect(status()).toBe('logged-out');
  });

  test('is not read on focus when nothing has failed', async () => {
    await openHere();
    act(() => void window.dispatchEvent(new Event('focus')));
    act(() => session.refresh());
    await waitFor(() => expect(api.countOf('getSessionStatus')).toBe(2));
    act(() => void window.dispatchEvent(new Event('focus')));
    await pause();
    expect(api.countOf('getSessionStatus')).toBe(2);
  });
});

describe('clear', () => {
  test('removes all data from the screen and the cache at once, and sends no requests', async () => {
    await openPage();
    expect(keys()).toHaveLength(2);
    act(() => session.clear());
    expect(keys()).toEqual([]);
    expect([status(), note()]).toEqual(['loading', 'nothing']);
    await pause();
    expect([api.countOf('getSessionStatus'), api.countOf('getClientContext')]).toEqual([1, 1]);
  });

  test('aborts pending requests', async () => {
    api.change({ getClientContext: hang });
    renderPage(openTab({ channel: null }));
    await waitFor(() => expect(api.countOf('getClientContext')).toBe(1));
    act(() => session.clear());
    await waitFor(() => expect(api.server.requests.at(-1)?.abandoned).toBe(true));
  });

  test('ignores responses to pending requests', async () => {
    let finish = () => {};
    api.change({
      getClientContext: (response) => {
        finish = () => json({ loginContext: 'OLD' })(response);
      },
    });
    const shown = renderPage(openTab({ channel: null }));
    await waitFor(() => expect(api.countOf('getClientContext')).toBe(1));
    api.change({ getClientContext: json({ loginContext: 'NEW' }) });
    act(() => {
      finish();
      session.clear();
      session.refresh();
    });
    await waitFor(() => expect(note()).toBe('NEW'));
    expect(new Set(shown)).toEqual(new Set(['NEW to kari']));
  });
});

describe('the session of this tab', () => {
  test('is read again when another tab logs out, and ends with its data when the server says so', async () => {
    const { other } = await openTwo();
    api.change({ getClientContext: json({ loginContext: 'READ AGAIN' }) });
    // The server keeps the session after the first logout.
    other.announceLogout();
    await waitFor(() => expect(note()).toBe('READ AGAIN'));
    api.change({ getSessionStatus: text('', 401) });
    other.announceLogout();
    await waitFor(() => expect(status()).toBe('logged-out'));
    expect(note()).toBe('nothing');
  });

  test('shows only the new data when another customer logs in in another tab', async () => {
    const { shown, other } = await openTwo();
    shown.length = 0;
    api.change({
      getSessionStatus: loggedInAs('ola'),
      getClientContext: json({ loginContext: 'OF OLA' }),
    });
    other.announceSession('ola');
    await waitFor(() => expect(note()).toBe('OF OLA'));
    expect(new Set(shown)).toEqual(new Set(['OF OLA to ola']));
  });

  test('does not change when another tab sees the same session', async () => {
    const { other } = await openTwo();
    other.announceSession('kari');
    other.setExpiry(900);
    await waitFor(() => expect(tabs[1]?.sharedSession.getDeadlineMs()).toBeDefined());
    expect(note()).toBe('OF KARI');
    expect(api.countOf('getSessionStatus')).toBe(1);
  });
});

test('a pending logout in another tab hides all data at once, and reads none until it is over', async () => {
  const { other } = await openTwo();
  other.beginLogout();
  await waitFor(() => expect(note()).toBe('nothing'));
  expect(status()).toBe('loading');
  expect(api.countOf('getSessionStatus')).toBe(1);
  act(() => session.refresh());
  await waitFor(() => expect(readId()).toBe('kari'));
  expect([status(), note()]).toEqual(['loading', 'nothing']);
  expect(api.countOf('getClientContext')).toBe(1);
  // The server keeps the session.
  other.announceLogout();
  await waitFor(() => expect(note()).toBe('OF KARI'));
  expect(status()).toBe('logged-in kari 7');
});

describe('a page that is loaded after a logout without a response', () => {
  /** Loads a page after a logout of `kari` that began some time ago in a tab that is closed. */
  const openAfter = (agoMs: number) => {
    const storage = createTestStorage();
    const closed = createSharedSession({ now: () => Date.now() - agoMs, storage, channel: null });
    closed.beginLogout('kari');
    closed.close();
    api.change({ getClientContext: json({ loginContext: 'OF KARI' }) });
    const tab = openTab({
      storage,
      channel: null,
      onSessionExpiry: (...expiry) => tabs[0]?.sharedSession.setExpiry(...expiry),
    });
    return { shown: renderPage(tab), sharedSession: tab.sharedSession, kept: storage.kept };
  };

  test('is loading until the server has ended the session, and shows nothing before', async () => {
    const pass = stopClock();
    const { shown, sharedSession, kept } = openAfter(1_000);
    await eventually(() => expect(readId()).toBe('kari'));
    expect(status()).toBe('loading');
    const answers = [text('', 404), json({})];
    api.change({ getSessionStatus: (response) => answers.shift()?.(response) });
    await pass(2_000);
    await eventually(() => expect(answers).toHaveLength(1));
    await pass(2_000);
    await eventually(() => expect(status()).toBe('logged-out'));
    expect(shown).toEqual([]);
    expect(kept.size).toBe(0);
    expect(sharedSession.isLoggingOut()).toBe(false);
  });

  test('shows another customer who logs in, at once and with a deadline', async () => {
    api.change({
      getSessionStatus: json({ kfpSessionId: 'ola' }, 200, { 'X-Session-Expiry': '900' }),
    });
    const { sharedSession } = openAfter(1_000);
    await waitFor(() => expect(status()).toBe('logged-in ola'));
    expect(sharedSession.isLoggingOut()).toBe(false);
    await waitFor(() => expect(sharedSession.getRemainingMs()).toBeGreaterThan(0));
  });

  test('has an error when the server still has the session after a minute, shows nothing, and asks on', async () => {
    const pass = stopClock();
    const { shown } = openAfter(61_000);
    await eventually(() => expect(session.error).toMatchObject({ request: { call: 'logOut' } }));
    await eventually(() => expect(readId()).toBe('kari'));
    expect(status()).toBe('loading');
    api.change({ getSessionStatus: json({}) });
    await pass(2_000);
    await eventually(() => expect(status()).toBe('logged-out'));
    expect(shown).toEqual([]);
  });

  test.each([
    ['nobody is logged in', json({}), undefined],
    ['no response arrives', cutOff, 'NetworkError'],
  ])('is logged out when %s after a minute', async (_, responder, error) => {
    api.change({ getSessionStatus: responder });
    openAfter(61_000);
    await waitFor(() => expect(status()).toBe('logged-out'));
    expect((session.error as Error | undefined)?.name).toBe(error);
  });
});

describe('a page in the back/forward cache', () => {
  const transition = (name: string, persisted: boolean) =>
    act(() => {
      window.dispatchEvent(Object.assign(new Event(name), { persisted }));
    });
  const error = () => session.error;

  test('shows nothing until the first response after its return, and then its data, if the session has not ended', async () => {
    await openPage();
    let finish = () => {};
    api.change({
      getSessionStatus: (response) => {
        finish = () => loggedInAs('kari')(response);
      },
    });
    // Without React: Firefox never renders again after an update in `pagehide`.
    window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
    expect(document.documentElement).not.toBeVisible();
    transition('pageshow', true);
    expect([status(), note()]).toEqual(['loading', 'nothing']);
    expect(document.documentElement).toBeVisible();
    await waitFor(() => expect(api.countOf('getSessionStatus')).toBe(2));
    expect([status(), note(), error()]).toEqual(['loading', 'nothing', undefined]);
    finish();
    await waitFor(() => expect(status()).toBe('logged-in kari 7'));
    expect(note()).toBe('OF KARI');
    expect(api.countOf('getClientContext')).toBe(1);
    api.change({ getSessionStatus: text('', 401) });
    transition('pageshow', true);
    expect([status(), note()]).toEqual(['loading', 'nothing']);
    await waitFor(() => expect(status()).toBe('logged-out'));
    expect(note()).toBe('nothing');
  });

  test.each([
    ['503', text('', 503)],
    ['a closed connection', cutOff],
    ['no JSON', text('<html>')],
  ])('shows nothing and has an error after %s, until a read succeeds', async (_, responder) => {
    await openPage();
    api.change({ getSessionStatus: responder });
    transition('pagehide', true);
    transition('pageshow', true);
    await waitFor(() => expect(error()).toBeInstanceOf(Error));
    expect([status(), note()]).toEqual(['loading', 'nothing']);
    api.change({ getSessionStatus: loggedInAs('kari') });
    act(() => session.refresh());
    expect(error()).toBeUndefined();
    await waitFor(() => expect(note()).toBe('OF KARI'));
    expect(status()).toBe('logged-in kari 7');
  });

  test('does not change when it is discarded instead, or shown for the first time', async () => {
    await openPage();
    transition('pagehide', false);
    transition('pageshow', false);
    expect([status(), note()]).toEqual(['logged-in kari 7', 'OF KARI']);
    expect(api.countOf('getSessionStatus')).toBe(1);
  });
});

test('two tabs that see different sessions stop after one exchange, even when each response has another', async () => {
  const asked: Record<string, number> = { kari: 0, ola: 0 };
  const tabOf = (tab: string) =>
    openTab({
      fetch: async (input, init) => {
        if (!String(input).endsWith('session-status')) return fetch(input, init);
        const before = asked[tab] ?? 0;
        asked[tab] = before + 1;
        return Response.json({ kfpSessionId: `${tab}-${before}` });
      },
    });
  const events: unknown[] = [];
  openTab().sharedSession.subscribe((event) => events.push(event));
  const [one, other] = [tabOf('kari'), tabOf('ola')];
  render(<Status />, { wrapper: one.Provider });
  await waitFor(() => expect(events).toEqual([{ type: 'session', sessionId: 'kari-0' }]));
  render(<p />, { wrapper: other.Provider });
  await waitFor(() => expect(events.length).toBeGreaterThan(1));
  // Long enough for a hundred rounds of an endless loop.
  await pause(500);
  expect(events).toHaveLength(2);
  expect(asked).toEqual({ kari: 2, ola: 1 });
});
