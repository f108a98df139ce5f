import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { hang, json, type TestAnswer, text } from '../core/startTestServer';
import { useCustomer } from './reads';
import { useSession } from './SessionProvider';
import { loggedInAs, startTestApi } from './startTestApi';
import { useApi } from './useApi';
import { useLogOut } from './useLogOut';

let api: Awaited<ReturnType<typeof startTestApi>>;
const tabs: ReturnType<typeof api.openTab>[] = [];
afterEach(async () => {
  for (const tab of tabs.splice(0)) tab.sharedSession.close();
  await api.server.close();
});

/** A tab where Kari is logged in, and another that hears of what it says. */
async function openTab(logOut: TestAnswer) {
  api = await startTestApi({
    getSessionStatus: loggedInAs('A'),
    getCustomer: json({ navn: 'Kari' }),
    logOut,
  });
  const [tab, other] = [api.openTab(), api.openTab()];
  tabs.push(tab, other);
  const heard = vi.fn();
  const use = () => ({ ...useLogOut(), customer: useCustomer().data, session: useSession() });
  const { result } = renderHook(use, { wrapper: tab.Provider });
  await waitFor(() => expect(result.current.customer?.navn).toBe('Kari'));
  tab.sharedSession.setExpiry(900);
  other.sharedSession.subscribe((event) => heard(event.type));
  return { result, tab, heard };
}

it('leaves nothing of the customer on the screen while the server thinks', async () => {
  let finish = () => {};
  const { result } = await openTab((response) => {
    finish = () => json({ logoutUrl: 'https://bank.example/' })(response);
  });
  let out: Promise<string | undefined> = Promise.resolve('');
  act(() => {
    out = result.current.logOut('https://bank.example/hjem');
    // A double click is one logout.
    expect(result.current.logOut('https://bank.example/hjem')).toBe(out);
  });
  expect(result.current).toMatchObject({ customer: undefined, loggingOut: true });
  expect(result.current.session.status).toBe('loading');
  await waitFor(() => expect(api.countOf('logOut')).toBe(1));
  expect(api.server.requests.at(-1)?.body).toBe('{"goto":"https://bank.example/hjem"}');
  await act(async () => {
    finish();
    await out;
  });
  expect(await out).toBe('https://bank.example/');
  expect(result.current.loggingOut).toBe(false);
  // The page is left for good: nothing was read anew on the way out.
  expect([api.countOf('getCustomer'), api.countOf('getSessionStatus')]).toEqual([1, 1]);
});

it('is known in the other tabs when it begins', async () => {
  let finish = () => {};
  const { result, heard } = await openTab((response) => {
    finish = () => json({ logoutUrl: '/' })(response);
  });
  let out: Promise<string | undefined> = Promise.resolve('');
  act(() => {
    out = result.current.logOut('/');
  });
  await waitFor(() => expect(heard).toHaveBeenLastCalledWith('logging-out'));
  await waitFor(() => expect(api.countOf('logOut')).toBe(1));
  expect(heard).not.toHaveBeenCalledWith('logged-out');
  finish();
  await act(() => out);
  await waitFor(() => expect(heard).toHaveBeenLastCalledWith('logged-out'));
});

/** Shows the customer, and sends what was not sent when it goes, as a feedback box does. */
function Page() {
  const { client } = useApi();
  const { logOut } = useLogOut();
  const customer = useCustomer().data;
  return (
    <>
      <button type="button" onClick={() => void logOut('/')}>
        Logg ut
      </button>
      {customer && <Box send={() => client.sendFeedback({ body: FEEDBACK })} />}
    </>
  );
}
const FEEDBACK = { feedbackValue: '5', text: '', productCode: 'OVERSIKT', page: '/' };
function Box({ send }: { send: () => Promise<unknown> }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it sends when it goes, and not before.
  useEffect(() => () => void send().catch(() => {}), []);
  return <p>Kari</p>;
}

const namesOf = () =>
  api.server.requests.map(({ url }) => url.split('/').filter(Boolean).at(-1)).slice(-2);

it('is sent after what the page still had to send, once that has its answer', async () => {
  let finish = () => {};
  api = await startTestApi({
    getSessionStatus: loggedInAs('A'),
    getCustomer: json({ navn: 'Kari' }),
    sendFeedback: (response) => {
      finish = () => response.writeHead(204).end();
    },
    logOut: json({ logoutUrl: '/' }),
  });
  const tab = api.openTab();
  tabs.push(tab);
  render(<Page />, { wrapper: tab.Provider });
  await screen.findByText('Kari');
  act(() => screen.getByRole('button').click());
  await waitFor(() => expect(api.countOf('sendFeedback')).toBe(1));
  expect(api.countOf('logOut')).toBe(0);
  finish();
  await waitFor(() => expect(namesOf()).toEqual(['feedback', 'logout']));
});

it.each([
  ['has no answer for two seconds', () => {}],
  ['is left', () => window.dispatchEvent(new Event('pagehide'))],
])('is sent all the same when what the page had to send %s', async (_, happen) => {
  api = await startTestApi({
    getSessionStatus: loggedInAs('A'),
    getCustomer: json({ navn: 'Kari' }),
    sendFeedback: hang,
    logOut: json({ logoutUrl: '/' }),
  });
  const tab = api.openTab();
  tabs.push(tab);
  render(<Page />, { wrapper: tab.Provider });
  await screen.findByText('Kari');
  act(() => screen.getByRole('button').click());
  await waitFor(() => expect(api.countOf('sendFeedback')).toBe(1));
  act(() => void happen());
  await waitFor(() => expect(namesOf()).toEqual(['feedback', 'logout']));
});

it.each([
  ['succeeds', json({ logoutUrl: '/' }), '/'],
  ['is refused', text('', 401), undefined],
  ['fails', text('', 500), undefined],
  ['is answered with another shape', json({}), undefined],
])('tells the other tabs, and never fails, when it %s', async (_, answer, url) => {
  const { result, tab, heard } = await openTab(answer);
  await act(async () => expect(await result.current.logOut('/')).toBe(url));
  expect(result.current.customer).toBeUndefined();
  expect(tab.sharedSession.getDeadlineMs()).toBeUndefined();
  await waitFor(() => expect(heard).toHaveBeenLastCalledWith('logged-out'));
});
