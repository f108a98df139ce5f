import type { ServerResponse } from 'node:http';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hang, json, text } from '../core/startTestServer';
import { ExpiringCache } from './expiringCache';
import { useSession } from './SessionProvider';
import { loggedInAs, startTestApi } from './startTestApi';
import { useAgreements } from './useAgreements';
import { useApi, useHookContext } from './useApi';
import { useCall } from './useCall';

const NETTBANK = json({ loginContext: 'NETTBANK' });
let api: Awaited<ReturnType<typeof startTestApi>>;
beforeEach(async () => {
  api = await startTestApi({ getSessionStatus: loggedInAs('kari'), getClientContext: NETTBANK });
});
afterEach(() => api.server.close());
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
/** Counts what is in the cache for the channel. */
function Cache() {
  const { cache } = useHookContext();
  cached = () => [...cache.keys()].filter((key) => key.includes('getClientContext')).length;
  return null;
}
/** Two pages, of which one shows the channel. */
function Pages({ first = true }: { first?: boolean }) {
  const [open, setOpen] = useState(first);
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        other page
      </button>
      {open && <Channel />}
    </>
  );
}
/** Keeps a call waiting until the function that comes back answers it. */
function hold(name: 'getClientContext') {
  let answer: (how: typeof NETTBANK) => void = () => {};
  api.change({
    [name]: (response: ServerResponse) => {
      answer = (how) => how(response);
    },
  });
  return (how: typeof NETTBANK) => answer(how);
}
const note = () => screen.getByRole('note').textContent;
const status = () => screen.getByRole('status').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = () => api.countOf('getClientContext');

describe('a read', () => {
  it('shows that it loads, then its data', async () => {
    const answer = hold('getClientContext');
    const { Provider } = openTab();
    render(<Channel />, { wrapper: Provider });
    await waitFor(() => expect(sent()).toBe(1));
    expect([note(), status()]).toEqual(['nothing', 'loading']);
    answer(NETTBANK);
    await waitFor(() => expect([note(), status()]).toEqual(['NETTBANK', 'settled']));
  });

  it('is not made when nobody is logged in', async () => {
    api.change({ getSessionStatus: text('', 401) });
    const { Provider } = openTab();
    render(
      <>
        <Gate />
        <Channel />
      </>,
      { wrapper: Provider },
    );
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('logged-out'));
    expect([note(), status(), sent()]).toEqual(['nothing', 'settled', 0]);
  });

  it('is made when nobody is logged in where the call is public', async () => {
    api.change({ getSessionStatus: hang, getLogin: json({ loginUrl: 'https://login.example' }) });
    const { Provider } = openTab();
    render(<Login goto="/oversikt" />, { wrapper: Provider });
    await screen.findByText('https://login.example');
    expect(api.server.requests.map(({ url }) => url)).toContain('/auth/login?goto=%2Foversikt');
  });

  it('is made when it is enabled, and not before', async () => {
    const { Provider } = openTab();
    const { rerender } = render(<Channel enabled={false} />, { wrapper: Provider });
    await waitFor(() => expect(api.countOf('getSessionStatus')).toBe(1));
    expect([status(), sent()]).toEqual(['settled', 0]);
    rerender(<Channel />);
    await waitFor(() => expect(note()).toBe('NETTBANK'));
  });

  it('is one request for two components', async () => {
    const { Provider } = openTab();
    render(
      <>
        <Channel />
        <Channel />
      </>,
      { wrapper: Provider },
    );
    await waitFor(() => expect(screen.getAllByText('NETTBANK')).toHaveLength(2));
    expect(sent()).toBe(1);
  });

  it('is one request in strict mode, and shows its data', async () => {
    const { Provider } = openTab();
    render(
      <StrictMode>
        <Provider>
          <Channel />
        </Provider>
      </StrictMode>,
    );
    await waitFor(() => expect([note(), status()]).toEqual(['NETTBANK', 'settled']));
    expect(sent()).toBe(1);
  });

  it('is another request for another query', async () => {
    api.change({ getLogin: (response, { url }) => json({ loginUrl: url })(response) });
    const { Provider } = openTab();
    render(
      <>
        <Login goto="a" />
        <Login goto="b" />
      </>,
      { wrapper: Provider },
    );
    await screen.findByText('/auth/login?goto=a');
    await screen.findByText('/auth/login?goto=b');
  });

  it('loads until its last attempt has failed, and only then shows the error', async () => {
    let attempts = 0;
    let fail = () => {};
    api.change({
      getClientContext: (response) => {
        fail = () => text('', 503)(response);
        attempts += 1;
        if (attempts < 4) fail();
      },
    });
    const { Provider } = openTab();
    render(<Channel />, { wrapper: Provider });
    await waitFor(() => expect(sent()).toBe(4));
    expect(status()).toBe('loading');
    fail();
    await waitFor(() => expect(status()).toContain('failed: HttpError'));
    expect(sent()).toBe(4);
  });

  it('loads again when it is reloaded after a failure', async () => {
    api.change({ getClientContext: text('', 404) });
    const { Provider } = openTab();
    render(<Channel />, { wrapper: Provider });
    await waitFor(() => expect(status()).toContain('failed'));
    api.change({ getClientContext: NETTBANK });
    press('reload');
    expect(status()).toBe('loading');
    await waitFor(() => expect([note(), status()]).toEqual(['NETTBANK', 'settled']));
  });

  it('keeps its data when a reload fails, and tells of the failure', async () => {
    const { Provider } = openTab();
    render(<Channel />, { wrapper: Provider });
    await waitFor(() => expect(note()).toBe('NETTBANK'));
    api.change({ getClientContext: text('', 404) });
    press('reload');
    await waitFor(() => expect(status()).toContain('failed: HttpError'));
    expect(note()).toBe('NETTBANK');
  });

  it('is not made again when the window gets the focus', async () => {
    const { Provider } = openTab();
    render(<Channel />, { wrapper: Provider });
    await waitFor(() => expect(note()).toBe('NETTBANK'));
    fireEvent.focus(window);
    fireEvent(document, new Event('visibilitychange'));
    press('reload');
    await waitFor(() => expect(sent()).toBe(2));
  });
});

describe('the data of a page that was left', () => {
  it('is there at once when the customer comes back', async () => {
    const { Provider } = openTab();
    render(<Pages />, { wrapper: Provider });
    await waitFor(() => expect(note()).toBe('NETTBANK'));
    press('other page');
    expect(screen.queryByRole('note')).toBeNull();
    press('other page');
    expect([note(), status()]).toEqual(['NETTBANK', 'settled']);
    expect(sent()).toBe(1);
  });

  it('is there in strict mode too', async () => {
    const { Provider } = openTab();
    render(
      <StrictMode>
        <Provider>
          <Pages />
        </Provider>
      </StrictMode>,
    );
    await waitFor(() => expect(note()).toBe('NETTBANK'));
    press('other page');
    // What is no longer used is looked through after this tick.
    await new Promise((resolve) => setTimeout(resolve, 0));
    await new Promise((resolve) => setTimeout(resolve, 0));
    press('other page');
    expect([note(), status(), sent()]).toEqual(['NETTBANK', 'settled', 1]);
  });

  it('is dropped when nobody has used it for a while, and read anew', async () => {
    const { Provider } = openTab({ unusedMs: 20 });
    render(
      <>
        <Cache />
        <Pages />
      </>,
      { wrapper: Provider },
    );
    await waitFor(() => expect(note()).toBe('NETTBANK'));
    // What was read, and the list of its unsaved fields.
    expect(cached()).toBe(2);
    press('other page');
    await waitFor(() => expect(cached()).toBe(0));
    api.change({ getClientContext: json({ loginContext: 'MOBILBANK' }) });
    press('other page');
    expect([note(), status()]).toEqual(['nothing', 'loading']);
    await waitFor(() => expect(note()).toBe('MOBILBANK'));
    expect(sent()).toBe(2);
  });

  it('is kept for five minutes', () => {
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

  it('is kept as long as another component uses it', () => {
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

it('is not made again for 60 s, whoever asks, and then is', async () => {
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
  const { unmount } = render(<Pages />, { wrapper: Provider });
  await pass(10);
  expect([note(), made()]).toEqual(['NETTBANK', 1]);
  press('other page');
  await pass(59_000);
  press('other page');
  await pass(10);
  expect([note(), made()]).toEqual(['NETTBANK', 1]);
  press('other page');
  await pass(2_000);
  press('other page');
  // What is there is shown meanwhile.
  expect(note()).toBe('NETTBANK');
  await pass(10);
  expect(made()).toBe(2);
  unmount();
  await pass(10);
  vi.useRealTimers();
});

describe('a call that nobody waits for any more', () => {
  it('is hung up, and made anew when the customer comes back', async () => {
    api.change({ getClientContext: hang });
    const onFailure = vi.fn();
    const { Provider } = openTab({ onFailure });
    render(<Pages />, { wrapper: Provider });
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

  it('is made anew for a component that comes in the moment of the abort', async () => {
    api.change({ getClientContext: hang });
    const { Provider } = openTab();
    const page = render(<Pages />, { wrapper: Provider });
    await waitFor(() => expect(sent()).toBe(1));
    api.change({ getClientContext: NETTBANK });
    press('other page');
    await new Promise<void>((resolve) => {
      const abort = vi.spyOn(AbortController.prototype, 'abort');
      abort.mockImplementationOnce(function (this: AbortController) {
        abort.mockRestore();
        this.abort();
        // The rejection is on its way, and the component is there before it.
        act(() => press('other page'));
        resolve();
      });
    });
    await waitFor(() => expect([note(), status()]).toEqual(['NETTBANK', 'settled']));
    page.unmount();
  });

  it('goes on for those who still wait', async () => {
    const answer = hold('getClientContext');
    const { Provider } = openTab();
    render(
      <>
        <Pages />
        <div data-testid="other">
          <Channel />
        </div>
      </>,
      { wrapper: Provider },
    );
    await waitFor(() => expect(sent()).toBe(1));
    press('other page');
    await new Promise((resolve) => setTimeout(resolve, 0));
    answer(NETTBANK);
    await waitFor(() => expect(note()).toBe('NETTBANK'));
    expect(sent()).toBe(1);
  });

  it('is hung up when the whole application goes', async () => {
    api.change({ getClientContext: hang });
    const { Provider } = openTab();
    const { unmount } = render(<Channel />, { wrapper: Provider });
    await waitFor(() => expect(sent()).toBe(1));
    unmount();
    await waitFor(() => expect(api.server.requests.at(-1)?.abandoned).toBe(true));
  });
});

it.each([
  ['has its data', NETTBANK, () => note() === 'NETTBANK'],
  ['waits for it', hang, () => sent() === 1],
])('leaves nothing in memory when the whole application goes while it %s', async (_, how, isSo) => {
  api.change({ getClientContext: how });
  const { Provider } = openTab();
  const { unmount } = render(
    <>
      <Cache />
      <Channel />
    </>,
    { wrapper: Provider },
  );
  await waitFor(() => expect([isSo(), cached()]).toEqual([true, 2]));
  unmount();
  await waitFor(() => expect(cached()).toBe(0));
  // What a call that was aborted leaves behind comes a moment later.
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(cached()).toBe(0);
});

describe('outside a provider', () => {
  it.each([
    ['useApi', useApi],
    ['useSession', useSession],
    ['useCall', () => useCall('getClientContext')],
    ['useAgreements', () => useAgreements({ distributor: 'sb1' })],
  ])('%s says that it needs one', (_, use) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    // React 18 tells the window of what it rethrows.
    const silence = (event: Event) => event.preventDefault();
    window.addEventListener('error', silence);
    expect(() => render(<Hook use={use} />)).toThrow('must be used within an <ApiProvider>');
    window.removeEventListener('error', silence);
  });
});
