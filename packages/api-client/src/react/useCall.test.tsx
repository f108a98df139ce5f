import type { ServerResponse } from 'node:http';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { hang, json, text } from '../core/startTestServer';
import { useHookContext } from './ApiContext';
import { ExpiringCache } from './expiringCache';
import { useSession } from './SessionProvider';
import { loggedInAs, startTestApi } from './startTestApi';
import { useAgreements } from './useAgreements';
import { useApi } from './useApi';
import { useCall } from './useCall';

const NETTBANK = json({ loginContext: 'NETTBANK' });
let api: Awaited<ReturnType<typeof startTestApi>>;
beforeEach(async () => {
  api = await startTestApi({ getSessionStatus: loggedInAs('kari'), getClientContext: NETTBANK });
});
const openTab: typeof api.openTab = (options) => api.openTab({ channel: null, ...options });

function Channel({ enabled = true }: { enabled?: boolean }) {
  const { data, error, loading, reload } = useCall('getClientContext', { enabled });
  return (
    <section>
      <p role="note">{data?.loginContext ?? 'nothing'}</p>
      <p role="status">{loading ? 'loading' : error ? `failed: ${String(error)}` : 'settled'}</p>
      <button type="button" onClick={() => void reload()}>
        reload
      </button>
    </section>
  );
}
function Gate() {
  return <p role="alert">{useSession().status}</p>;
}
function Login({ goto }: { goto: string }) {
  const { data } = useCall('getLogin', { query: { goto } });
  return <p>{data?.loginUrl}</p>;
}
function Hook({ use }: { use: () => unknown }) {
  use();
  return null;
}
let cached: () => number;
/** Counts the cache entries of the channel. */
function Cache() {
  const { cache } = useHookContext();
  cached = () => [...cache.keys()].filter((key) => key.includes('getClientContext')).length;
  return null;
}
/** Two pages, one of which shows the channel. */
function Pages() {
  const [shown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(!shown)}>
        other page
      </button>
      {shown && <Channel />}
    </>
  );
}
/** Keeps a call pending until the returned function responds. */
function hold(name: 'getClientContext') {
  let respond: (responder: typeof NETTBANK) => void = () => {};
  api.change({
    [name]: (response: ServerResponse) => {
      respond = (responder) => responder(response);
    },
  });
  return (responder: typeof NETTBANK) => respond(responder);
}
/** Renders in a tab of the logged-in customer. */
const show = (page: ReactNode, options?: Parameters<typeof openTab>[0]) =>
  render(page, { wrapper: openTab(options).Provider });
const note = () => screen.getByRole('note').textContent;
const status = () => screen.getByRole('status').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = () => api.countOf('getClientContext');

describe('a read', () => {
  test('shows that it is loading, then its data', async () => {
    const respond = hold('getClientContext');
    show(<Channel />);
    await waitFor(() => expect(sent()).toBe(1));
    expect([note(), status()]).toEqual(['nothing', 'loading']);
    respond(NETTBANK);
    await waitFor(() => expect([note(), status()]).toEqual(['NETTBANK', 'settled']));
  });

  test('is loading while the session is unknown, unless it is disabled', async () => {
    api.change({ getSessionStatus: () => {} });
    const { rerender } = show(<Channel />);
    await waitFor(() => expect(api.countOf('getSessionStatus')).toBe(1));
    expect(status()).toBe('loading');
    rerender(<Channel enabled={false} />);
    expect(status()).toBe('settled');
  });

  test('sends no request when nobody is logged in', async () => {
    api.change({ getSessionStatus: text('', 401) });
    show(
      <>
        <Gate />
        <Channel />
      </>,
    );
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('logged-out'));
    expect([note(), status(), sent()]).toEqual(['nothing', 'settled', 0]);
  });

  test('sends a public call before the session is known, and one for each query', async () => {
    api.change({
      getSessionStatus: hang,
      getLogin: (response, { url }) => json({ loginUrl: url })(response),
    });
    show(
      <>
        <Login goto="/a" />
        <Login goto="/b" />
      </>,
    );
    await screen.findByText('/auth/login?goto=%2Fa');
    await screen.findByText('/auth/login?goto=%2Fb');
  });

  test('sends no request until it is enabled', async () => {
    const { rerender } = show(<Channel enabled={false} />);
    await waitFor(() => expect(api.countOf('getSessionStatus')).toBe(1));
    expect([status(), sent()]).toEqual(['settled', 0]);
    rerender(<Channel />);
    await waitFor(() => expect(note()).toBe('NETTBANK'));
  });

  test('sends one request for two components, also in strict mode', async () => {
    const { Provider } = openTab();
    render(
      <StrictMode>
        <Provider>
          <Channel />
          <Channel />
        </Provider>
      </StrictMode>,
    );
    await waitFor(() => expect(screen.getAllByText('NETTBANK')).toHaveLength(2));
    expect([sent(), api.countOf('getSessionStatus')]).toEqual([1, 1]);
  });

  test('loads until its last attempt has failed, then shows the error', async () => {
    let attempts = 0;
    let fail = () => {};
    api.change({
      getClientContext: (response) => {
        fail = () => text('', 503)(response);
        attempts += 1;
        if (attempts < 4) fail();
      },
    });
    show(<Channel />);
    await waitFor(() => expect(sent()).toBe(4));
    expect(status()).toBe('loading');
    fail();
    await waitFor(() => expect(status()).toContain('failed: HttpError'));
    expect(sent()).toBe(4);
  });

  test('loads again when it is reloaded after a failure', async () => {
    api.change({ getClientContext: text('', 404) });
    show(<Channel />);
    await waitFor(() => expect(status()).toContain('failed'));
    api.change({ getClientContext: NETTBANK });
    press('reload');
    expect(status()).toBe('loading');
    await waitFor(() => expect([note(), status()]).toEqual(['NETTBANK', 'settled']));
  });

  test('keeps its data and shows the error when a reload fails', async () => {
    show(<Channel />);
    await waitFor(() => expect(note()).toBe('NETTBANK'));
    api.change({ getClientContext: text('', 404) });
    press('reload');
    await waitFor(() => expect(status()).toContain('failed: HttpError'));
    expect(note()).toBe('NETTBANK');
  });

  test('sends no request when the window gets the focus', async () => {
    show(<Channel />);
    await waitFor(() => expect(note()).toBe('NETTBANK'));
    fireEvent.focus(window);
    fireEvent(document, new Event('visibilitychange'));
    press('reload');
    await waitFor(() => expect(sent()).toBe(2));
  });
});

describe('the data of an unmounted page', () => {
  test('is dropped after a while without use, and then read again', async () => {
    show(
      <>
        <Cache />
        <Pages />
      </>,
      { unusedMs: 20 },
    );
    await waitFor(() => expect(note()).toBe('NETTBANK'));
    expect(cached()).toBe(1);
    press('other page');
    await waitFor(() => expect(cached()).toBe(0));
    api.change({ getClientContext: json({ loginContext: 'MOBILBANK' }) });
    press('other page');
    expect([note(), status()]).toEqual(['nothing', 'loading']);
    await waitFor(() => expect(note()).toBe('MOBILBANK'));
    expect(sent()).toBe(2);
  });

  test('is kept for five minutes by default', () => {
    vi.useFakeTimers();
    const cache = new ExpiringCache();
    cache.set('key', { data: 1 });
    cache.retain('key')();
    vi.advanceTimersByTime(299_999);
    expect(cache.get('key')).toEqual({ data: 1 });
    vi.advanceTimersByTime(2);
    expect(cache.get('key')).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  test('is kept while another component uses it', () => {
    vi.useFakeTimers();
    const cache = new ExpiringCache();
    cache.set('key', { data: 1 });
    const release = cache.retain('key');
    cache.retain('key')();
    vi.advanceTimersByTime(600_000);
    expect(cache.get('key')).toEqual({ data: 1 });
    release();
    vi.advanceTimersByTime(200_000);
    cache.retain('key');
    vi.advanceTimersByTime(600_000);
    expect(cache.get('key')).toEqual({ data: 1 });
    vi.useRealTimers();
  });
});

test('a read whose page mounts again has its data at once, is not sent again for 60 s, and then is, also in strict mode', async () => {
  const seen: string[] = [];
  const { Provider } = openTab({
    fetch: async (input) => {
      const { pathname } = new URL(String(input));
      seen.push(pathname);
      return Response.json(
        pathname.endsWith('session-status')
          ? { kfpSessionId: 'kari' }
          : { loginContext: 'NETTBANK' },
      );
    },
  });
  const made = () => seen.filter((path) => path.endsWith('client-context')).length;
  vi.useFakeTimers();
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const { unmount } = render(<Pages />, {
    wrapper: ({ children }) => (
      <StrictMode>
        <Provider>{children}</Provider>
      </StrictMode>
    ),
  });
  await pass(10);
  expect([note(), made()]).toEqual(['NETTBANK', 1]);
  press('other page');
  expect(screen.queryByRole('note')).toBeNull();
  await pass(59_000);
  press('other page');
  expect([note(), status()]).toEqual(['NETTBANK', 'settled']);
  await pass(10);
  expect([note(), made()]).toEqual(['NETTBANK', 1]);
  press('other page');
  await pass(2_000);
  press('other page');
  // The cached data is shown meanwhile.
  expect(note()).toBe('NETTBANK');
  await pass(10);
  expect(made()).toBe(2);
  unmount();
  await pass(10);
  vi.useRealTimers();
});

describe('a pending call that no component waits for', () => {
  test('is aborted, and sent again when the page mounts again', async () => {
    api.change({ getClientContext: hang });
    const onFailure = vi.fn();
    show(<Pages />, { onFailure });
    await waitFor(() => expect(sent()).toBe(1));
    press('other page');
    await waitFor(() => expect(api.server.requests.at(-1)?.abandoned).toBe(true));
    api.change({ getClientContext: NETTBANK });
    press('other page');
    expect(status()).toBe('loading');
    await waitFor(() => expect([note(), status()]).toEqual(['NETTBANK', 'settled']));
    expect(sent()).toBe(2);
    expect(onFailure).not.toHaveBeenCalled();
  });

  test('is sent again for a component that mounts at the moment of the abort', async () => {
    api.change({ getClientContext: hang });
    const page = show(<Pages />);
    await waitFor(() => expect(sent()).toBe(1));
    api.change({ getClientContext: NETTBANK });
    press('other page');
    await new Promise<void>((resolve) => {
      const abort = vi.spyOn(AbortController.prototype, 'abort');
      abort.mockImplementationOnce(function (this: AbortController) {
        abort.mockRestore();
        this.abort();
        // The rejection is pending, and the component mounts before it.
        act(() => press('other page'));
        resolve();
      });
    });
    await waitFor(() => expect([note(), status()]).toEqual(['NETTBANK', 'settled']));
    page.unmount();
  });

  test('continues while another component waits', async () => {
    const respond = hold('getClientContext');
    show(
      <>
        <Pages />
        <div data-testid="other">
          <Channel />
        </div>
      </>,
    );
    await waitFor(() => expect(sent()).toBe(1));
    press('other page');
    await new Promise((resolve) => setTimeout(resolve, 0));
    respond(NETTBANK);
    await waitFor(() => expect(note()).toBe('NETTBANK'));
    expect(sent()).toBe(1);
  });
});

test.each([
  ['has data', NETTBANK, () => note() === 'NETTBANK'],
  ['is loading', hang, () => sent() === 1],
])(
  'a read that %s is aborted and removed from memory when the provider unmounts',
  async (_, responder, condition) => {
    api.change({ getClientContext: responder });
    const { unmount } = show(
      <>
        <Cache />
        <Channel />
      </>,
    );
    await waitFor(() => expect([condition(), cached()]).toEqual([true, 1]));
    unmount();
    await waitFor(() => expect(cached()).toBe(0));
    const isPending = responder === hang;
    await waitFor(() => expect(api.server.requests.at(-1)?.abandoned).toBe(isPending));
    // The aborted call updates the cache slightly later.
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(cached()).toBe(0);
  },
);

test.each([
  ['useApi', useApi],
  ['useSession', useSession],
  ['useCall', () => useCall('getClientContext')],
  ['useAgreements', () => useAgreements({ distributor: 'sb1' })],
])('%s throws an error that names the provider when there is none', (_, use) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // React 18 dispatches rethrown errors to the window.
  const silence = (event: Event) => event.preventDefault();
  window.addEventListener('error', silence);
  expect(() => render(<Hook use={use} />)).toThrow('must be used within an <ApiProvider>');
  window.removeEventListener('error', silence);
});
