import { act, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cutOff, hang, json, type TestAnswer, text } from '../core/startTestServer';
import { type Session, useSession } from './SessionProvider';
import { loggedInAs, startTestApi } from './startTestApi';
import { useHookContext } from './useApi';
import { useCall } from './useCall';

let api: Awaited<ReturnType<typeof startTestApi>>;
const tabs: ReturnType<typeof api.openTab>[] = [];
beforeEach(async () => {
  api = await startTestApi({ getSessionStatus: loggedInAs('kari') });
});
afterEach(async () => {
  for (const tab of tabs.splice(0)) tab.sharedSession.close();
  await api.server.close();
});
const openTab: typeof api.openTab = (options) => {
  const tab = api.openTab(options);
  tabs.push(tab);
  return tab;
};

let session: Session;
function Status() {
  session = useSession();
  const { status, sessionId, trackingId } = session;
  return <p role="status">{[status, sessionId, trackingId].filter(Boolean).join(' ')}</p>;
}
let keys: () => string[];
/** Knows which keys of the cache hold data. */
function Cache() {
  const { cache } = useHookContext();
  keys = () => [...cache.keys()].filter((key) => cache.get(key)?.data !== undefined);
  return null;
}
/** Writes down whose data it showed to whom. */
function Pairs({ pairs }: { pairs: Set<string> }) {
  const { sessionId } = useSession();
  const { data } = useCall('getClientContext');
  if (data) pairs.add(`${data.loginContext} to ${sessionId}`);
  return null;
}
/** Writes down everything that it ever showed. */
function Channel({ shown = [] }: { shown?: (string | undefined)[] }) {
  const { data } = useCall('getClientContext');
  shown.push(data?.loginContext);
  return <p role="note">{data?.loginContext ?? 'nothing'}</p>;
}
const status = () => screen.getByRole('status').textContent;
const note = () => screen.getByRole('note').textContent;

describe('the session', () => {
  it('is loading until the server has answered', async () => {
    api.change({ getSessionStatus: hang });
    const { Provider } = openTab({ channel: null });
    render(<Status />, { wrapper: Provider });
    await waitFor(() => expect(api.countOf('getSessionStatus')).toBe(1));
    expect(status()).toBe('loading');
  });

  it('is that of the customer who is logged in', async () => {
    const { Provider } = openTab({ channel: null });
    render(<Status />, { wrapper: Provider });
    await waitFor(() => expect(status()).toBe('logged-in kari 7'));
  });

  it.each([
    ['no session id', json({})],
    [
      '204',
      (response: { writeHead(status: number): { end(): void } }) => response.writeHead(204).end(),
    ],
    ['401', text('Unauthorized', 401)],
    ['403', text('', 403)],
    ['404', text('', 404)],
    ['503', text('', 503)],
    ['no JSON', text('<html>')],
    ['another shape', json({ kfpSessionId: { id: 7 } })],
    ['a cut connection', (response: { destroy(): void }) => response.destroy()],
  ])('is logged out after %s', async (_, answer) => {
    api.change({ getSessionStatus: answer });
    const { Provider } = openTab({ channel: null });
    render(<Status />, { wrapper: Provider });
    await waitFor(() => expect(status()).toBe('logged-out'));
  });

  it('is loading while a failed read is tried again, and logged in when that succeeds', async () => {
    api.change({
      getSessionStatus: (response, _, before) =>
        before < 3 ? text('', 503)(response) : loggedInAs('kari')(response),
    });
    const seen: (string | null)[] = [];
    const { Provider } = openTab({ channel: null });
    render(<Status />, { wrapper: Provider });
    await waitFor(() => {
      seen.push(status());
      expect(status()).toBe('logged-in kari 7');
    });
    expect(seen).not.toContain('logged-out');
  });

  it('is asked for once by all components, in strict mode too', async () => {
    const { Provider } = openTab({ channel: null });
    render(
      <StrictMode>
        <Provider>
          <Status />
          <Channel />
          <Channel />
        </Provider>
      </StrictMode>,
    );
    await waitFor(() => expect(status()).toBe('logged-in kari 7'));
    expect(api.countOf('getSessionStatus')).toBe(1);
  });

  it('is asked for anew by refresh', async () => {
    const { Provider } = openTab({ channel: null });
    render(<Status />, { wrapper: Provider });
    await waitFor(() => expect(status()).toContain('logged-in'));
    api.change({ getSessionStatus: text('', 401) });
    act(() => session.refresh());
    await waitFor(() => expect(status()).toBe('logged-out'));
    api.change({ getSessionStatus: loggedInAs('ola') });
    act(() => session.refresh());
    await waitFor(() => expect(status()).toBe('logged-in ola 7'));
  });
});

it('shows the data of one customer to no other, when a refresh finds that other', async () => {
  api.change({ getClientContext: json({ loginContext: 'of kari' }) });
  const pairs = new Set<string>();
  const { Provider } = openTab({ channel: null });
  render(
    <>
      <Status />
      <Pairs pairs={pairs} />
    </>,
    { wrapper: Provider },
  );
  await waitFor(() => expect([...pairs]).toEqual(['of kari to kari']));
  api.change({
    getSessionStatus: loggedInAs('ola'),
    getClientContext: json({ loginContext: 'of ola' }),
  });
  act(() => session.refresh());
  await waitFor(() => expect([...pairs]).toEqual(['of kari to kari', 'of ola to ola']));
});

describe('a session that is known', () => {
  let failures: number;
  const openHere = async () => {
    failures = 0;
    api.change({ getClientContext: json({ loginContext: 'OF KARI' }) });
    const onFailure = () => {
      failures += 1;
    };
    const { Provider } = openTab({ channel: null, onFailure });
    render(
      <>
        <Status />
        <Channel />
      </>,
      { wrapper: Provider },
    );
    await waitFor(() => expect(note()).toBe('OF KARI'));
  };
  const refreshInVain = async (answer: TestAnswer) => {
    api.change({ getSessionStatus: answer });
    act(() => session.refresh());
    await waitFor(() => expect(failures).toBe(1));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  };

  it.each([
    ['503', 'online', text('', 503)],
    ['503', 'focus', text('', 503)],
    ['a cut connection', 'online', cutOff],
    ['a cut connection', 'focus', cutOff],
    ['no JSON', 'focus', text('<html>')],
  ])(
    'outlives a refresh that ends in %s, and is asked for again at %s',
    async (_, wake, answer) => {
      await openHere();
      await refreshInVain(answer);
      expect([status(), note()]).toEqual(['logged-in kari 7', 'OF KARI']);
      expect(api.countOf('getClientContext')).toBe(1);
      api.change({ getSessionStatus: text('', 401) });
      act(() => void window.dispatchEvent(new Event(wake)));
      await waitFor(() => expect(status()).toBe('logged-out'));
      expect(note()).toBe('nothing');
    },
  );

  it.each([
    ['401', text('', 401)],
    ['403', text('', 403)],
    ['200 Unauthorized', text('Unauthorized')],
    ['no session id', json({})],
  ])('ends at %s, and stays ended when the next refresh fails', async (_, answer) => {
    await openHere();
    api.change({ getSessionStatus: answer });
    act(() => session.refresh());
    await waitFor(() => expect(status()).toBe('logged-out'));
    failures = 0;
    await refreshInVain(text('', 503));
    expect(status()).toBe('logged-out');
  });

  it('is not asked for at each focus while nothing has failed', async () => {
    await openHere();
    act(() => void window.dispatchEvent(new Event('focus')));
    act(() => session.refresh());
    await waitFor(() => expect(api.countOf('getSessionStatus')).toBe(2));
    act(() => void window.dispatchEvent(new Event('focus')));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(api.countOf('getSessionStatus')).toBe(2);
  });
});

describe('forget', () => {
  it('empties what is on the screen at once, and reads nothing on the way out', async () => {
    api.change({ getClientContext: json({ loginContext: 'NETTBANK' }) });
    const { Provider } = openTab({ channel: null });
    render(
      <>
        <Status />
        <Channel />
      </>,
      { wrapper: Provider },
    );
    await waitFor(() => expect(note()).toBe('NETTBANK'));
    act(() => session.forget());
    expect(note()).toBe('nothing');
    expect(status()).toBe('loading');
    expect([api.countOf('getSessionStatus'), api.countOf('getClientContext')]).toEqual([1, 1]);
  });

  it('leaves nothing of the session in the cache', async () => {
    api.change({ getClientContext: json({ loginContext: 'NETTBANK' }) });
    const { Provider } = openTab({ channel: null });
    render(
      <>
        <Cache />
        <Status />
        <Channel />
      </>,
      { wrapper: Provider },
    );
    await waitFor(() => expect(keys()).toHaveLength(2));
    act(() => session.forget());
    expect(keys()).toEqual([]);
  });

  it('hangs up on what is under way', async () => {
    api.change({ getClientContext: hang });
    const { Provider } = openTab({ channel: null });
    render(
      <>
        <Status />
        <Channel />
      </>,
      { wrapper: Provider },
    );
    await waitFor(() => expect(api.countOf('getClientContext')).toBe(1));
    act(() => session.forget());
    await waitFor(() => expect(api.server.requests.at(-1)?.abandoned).toBe(true));
  });

  it('is followed by new data once the session is read anew', async () => {
    api.change({ getClientContext: json({ loginContext: 'NETTBANK' }) });
    const { Provider } = openTab({ channel: null });
    render(
      <>
        <Status />
        <Channel />
        <Channel />
      </>,
      { wrapper: Provider },
    );
    await waitFor(() => expect(screen.getAllByText('NETTBANK')).toHaveLength(2));
    api.change({ getClientContext: json({ loginContext: 'MOBILBANK' }) });
    act(() => {
      session.forget();
      session.refresh();
    });
    await waitFor(() => expect(screen.getAllByText('MOBILBANK')).toHaveLength(2));
    expect(api.countOf('getClientContext')).toBe(2);
  });

  it('lets no answer in that was under way', async () => {
    let finish = () => {};
    api.change({
      getClientContext: (response) => {
        finish = () => json({ loginContext: 'OLD' })(response);
      },
    });
    const shown: (string | undefined)[] = [];
    const { Provider } = openTab({ channel: null });
    render(
      <>
        <Status />
        <Channel shown={shown} />
      </>,
      { wrapper: Provider },
    );
    await waitFor(() => expect(api.countOf('getClientContext')).toBe(1));
    api.change({ getClientContext: json({ loginContext: 'NEW' }) });
    act(() => {
      finish();
      session.forget();
      session.refresh();
    });
    await waitFor(() => expect(note()).toBe('NEW'));
    expect(shown).not.toContain('OLD');
  });
});

describe('another tab', () => {
  const openTwo = async (shown: (string | undefined)[] = []) => {
    api.change({ getClientContext: json({ loginContext: 'OF KARI' }) });
    const [here, there] = [openTab(), openTab()];
    render(
      <>
        <Status />
        <Channel shown={shown} />
      </>,
      { wrapper: here.Provider },
    );
    await waitFor(() => expect(note()).toBe('OF KARI'));
    shown.length = 0;
    return there.sharedSession;
  };

  it('that logs out logs this one out, and takes its data', async () => {
    const there = await openTwo();
    api.change({ getSessionStatus: text('', 401) });
    there.announceLogout();
    await waitFor(() => expect(status()).toBe('logged-out'));
    expect(note()).toBe('nothing');
  });

  it('where another customer logs in shows this one the new data, and never the old', async () => {
    const shown: (string | undefined)[] = [];
    const there = await openTwo(shown);
    api.change({
      getSessionStatus: loggedInAs('ola'),
      getClientContext: json({ loginContext: 'OF OLA' }),
    });
    there.announceSession('ola');
    await waitFor(() => expect(note()).toBe('OF OLA'));
    expect(status()).toBe('logged-in ola 7');
    expect(shown).not.toContain('OF KARI');
  });

  it('with the same session changes nothing', async () => {
    const there = await openTwo();
    there.announceSession('kari');
    there.setExpiry(900);
    await waitFor(() => expect(tabs[0]?.sharedSession.getDeadlineMs()).toBeDefined());
    expect(note()).toBe('OF KARI');
    expect(api.countOf('getSessionStatus')).toBe(1);
  });

  it('that says it logged out while the server still knows the session gets new data, and no endless loader', async () => {
    const there = await openTwo();
    api.change({ getClientContext: json({ loginContext: 'READ ANEW' }) });
    there.announceLogout();
    await waitFor(() => expect(note()).toBe('READ ANEW'));
  });

  it('is told of the session of this one', async () => {
    const there = openTab();
    const events: unknown[] = [];
    there.sharedSession.subscribe((event) => events.push(event));
    render(<Status />, { wrapper: openTab().Provider });
    await waitFor(() => expect(events).toEqual([{ type: 'session', sessionId: 'kari' }]));
  });

  it('where somebody logs in logs this one in', async () => {
    api.change({ getSessionStatus: json({}) });
    const [here, there] = [openTab(), openTab()];
    render(<Status />, { wrapper: here.Provider });
    await waitFor(() => expect(status()).toBe('logged-out'));
    api.change({ getSessionStatus: loggedInAs('ola') });
    there.sharedSession.announceSession('ola');
    await waitFor(() => expect(status()).toBe('logged-in ola 7'));
  });
});

describe('a logout that begins in another tab', () => {
  const openTwo = async () => {
    api.change({ getClientContext: json({ loginContext: 'OF KARI' }) });
    const [here, there] = [openTab(), openTab()];
    render(
      <>
        <Status />
        <Channel />
      </>,
      { wrapper: here.Provider },
    );
    await waitFor(() => expect(note()).toBe('OF KARI'));
    return there.sharedSession;
  };

  it('hides everything at once, and asks nothing until it is over', async () => {
    const there = await openTwo();
    there.beginLogout();
    await waitFor(() => expect(note()).toBe('nothing'));
    expect(status()).toBe('loading');
    act(() => session.refresh());
    await waitFor(() => expect(api.countOf('getSessionStatus')).toBe(2));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect([status(), note()]).toEqual(['loading', 'nothing']);
    api.change({ getSessionStatus: text('', 401) });
    there.announceLogout();
    await waitFor(() => expect(status()).toBe('logged-out'));
  });

  it('shows the customer again when the server still knows the session in the end', async () => {
    const there = await openTwo();
    there.beginLogout();
    await waitFor(() => expect(note()).toBe('nothing'));
    there.announceLogout();
    await waitFor(() => expect(note()).toBe('OF KARI'));
    expect(status()).toBe('logged-in kari 7');
  });

  it('ends as the server says when its tab is gone, and shows nothing before', async () => {
    const there = await openTwo();
    let asked = 0;
    api.change({
      getSessionStatus: (response) => {
        asked += 1;
        // The logout is still under way at the server when it is asked first.
        if (asked === 1) loggedInAs('kari')(response);
        else text('', 401)(response);
      },
    });
    there.beginLogout();
    await waitFor(() => expect(note()).toBe('nothing'));
    there.close();
    await waitFor(
      () => {
        expect(note()).toBe('nothing');
        expect(status()).toBe('logged-out');
      },
      { timeout: 10_000 },
    );
    expect(asked).toBeGreaterThan(1);
    expect(tabs[0]?.sharedSession.isLoggingOut()).toBe(false);
  });
});

describe('a page that goes to the back/forward cache', () => {
  const transition = (name: string, persisted: boolean) =>
    act(() => {
      window.dispatchEvent(Object.assign(new Event(name), { persisted }));
    });
  const openHere = async () => {
    api.change({ getClientContext: json({ loginContext: 'OF KARI' }) });
    const { Provider } = openTab({ channel: null });
    render(
      <>
        <Status />
        <Channel />
      </>,
      { wrapper: Provider },
    );
    await waitFor(() => expect(note()).toBe('OF KARI'));
  };
  const error = () => session.error;

  it('shows nothing from then on until the server has answered, and then all without a new read', async () => {
    await openHere();
    let finish = () => {};
    api.change({
      getSessionStatus: (response) => {
        finish = () => loggedInAs('kari')(response);
      },
    });
    transition('pagehide', true);
    expect([status(), note()]).toEqual(['loading', 'nothing']);
    transition('pageshow', true);
    await waitFor(() => expect(api.countOf('getSessionStatus')).toBe(2));
    expect([status(), note(), error()]).toEqual(['loading', 'nothing', undefined]);
    finish();
    await waitFor(() => expect(status()).toBe('logged-in kari 7'));
    expect(note()).toBe('OF KARI');
    expect(api.countOf('getClientContext')).toBe(1);
  });

  it('shows nothing of a session that ended meanwhile', async () => {
    await openHere();
    api.change({ getSessionStatus: text('', 401) });
    transition('pageshow', true);
    expect([status(), note()]).toEqual(['loading', 'nothing']);
    await waitFor(() => expect(status()).toBe('logged-out'));
    expect(note()).toBe('nothing');
  });

  it.each([
    ['503', text('', 503)],
    ['a cut connection', cutOff],
    ['no JSON', text('<html>')],
  ])(
    'shows nothing, and has an error, where the answer is %s, until one comes',
    async (_, answer) => {
      await openHere();
      api.change({ getSessionStatus: answer });
      transition('pagehide', true);
      transition('pageshow', true);
      await waitFor(() => expect(error()).toBeInstanceOf(Error));
      expect([status(), note()]).toEqual(['loading', 'nothing']);
      api.change({ getSessionStatus: loggedInAs('kari') });
      act(() => session.refresh());
      expect(error()).toBeUndefined();
      await waitFor(() => expect(note()).toBe('OF KARI'));
      expect(status()).toBe('logged-in kari 7');
    },
  );

  it('stays as it is where it is thrown away instead, or shown for the first time', async () => {
    await openHere();
    transition('pagehide', false);
    transition('pageshow', false);
    expect([status(), note()]).toEqual(['logged-in kari 7', 'OF KARI']);
    expect(api.countOf('getSessionStatus')).toBe(1);
  });
});

describe('two tabs that see different sessions', () => {
  /** Opens two tabs, and answers how often each asks who is logged in until neither does any more. */
  const callsOfTwo = async (answer: (tab: string, before: number) => string) => {
    const asked: Record<string, number> = { kari: 0, ola: 0 };
    const tabOf = (tab: string) =>
      openTab({
        fetch: async (input, init) => {
          if (!String(input).endsWith('session-status')) return fetch(input, init);
          const before = asked[tab] ?? 0;
          asked[tab] = before + 1;
          return Response.json({ kfpSessionId: answer(tab, before) });
        },
      });
    const said: unknown[] = [];
    openTab().sharedSession.subscribe((event) => said.push(event));
    const [one, other] = [tabOf('kari'), tabOf('ola')];
    render(<Status />, { wrapper: one.Provider });
    await waitFor(() => expect(said).toHaveLength(1));
    render(<p />, { wrapper: other.Provider });
    await waitFor(() => expect(said.length).toBeGreaterThan(1));
    // Long enough for a hundred rounds, were there no end.
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
    return { asked, said };
  };

  it('come to rest', async () => {
    const { asked, said } = await callsOfTwo((tab) => tab);
    expect(said).toHaveLength(2);
    expect(asked).toEqual({ kari: 2, ola: 1 });
  });

  it('come to rest, even where each answer names another', async () => {
    const { asked, said } = await callsOfTwo((tab, before) => `${tab}-${before}`);
    expect(said).toHaveLength(2);
    expect(asked).toEqual({ kari: 2, ola: 1 });
  });
});
