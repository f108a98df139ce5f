import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { cutOff, hang, json, type TestResponder, text } from '../core/startTestServer';
import { eventually, stopClock } from '../testing/stopClock';
import { useCustomer } from './reads';
import { useSession } from './SessionProvider';
import { loggedInAs, startTestApi } from './startTestApi';
import { begin } from './startTestCustomer';
import { useApi } from './useApi';
import { useLogOut } from './useLogOut';

let api: Awaited<ReturnType<typeof startTestApi>>;
const LIMIT_MS = 3_000;
/** A tab where Kari is logged in, and another that receives its messages. */
async function openTab(logOut: TestResponder) {
  api = await startTestApi({
    getSessionStatus: loggedInAs('A'),
    getCustomer: json({ navn: 'Kari' }),
    logOut,
  });
  const [tab, other] = [api.openTab({ timeoutMs: LIMIT_MS }), api.openTab()];
  const events = vi.fn();
  const use = () => ({ ...useLogOut(), customer: useCustomer().data, session: useSession() });
  const { result } = renderHook(use, { wrapper: tab.Provider });
  await waitFor(() => expect(result.current.customer?.navn).toBe('Kari'));
  tab.sharedSession.setExpiry(900);
  other.sharedSession.subscribe((event) => events(event.type));
  return { result, tab, events };
}

test("removes the customer's data, here and in other tabs, while the request is pending", async () => {
  let finish = () => {};
  const { result, events } = await openTab((response) => {
    finish = () => json({ logoutUrl: 'https://bank.example/' })(response);
  });
  const out = begin(() => result.current.logOut('https://bank.example/hjem'));
  // A double click logs out once.
  expect(result.current.logOut('https://bank.example/hjem')).toBe(out);
  expect(result.current).toMatchObject({ customer: undefined, loggingOut: true });
  expect(result.current.session.status).toBe('loading');
  await waitFor(() => expect(events).toHaveBeenLastCalledWith('logging-out'));
  await waitFor(() => expect(api.countOf('logOut')).toBe(1));
  expect(events).not.toHaveBeenCalledWith('logged-out');
  expect(api.server.requests.at(-1)?.body).toBe('{"goto":"https://bank.example/hjem"}');
  await act(async () => {
    finish();
    await out;
  });
  expect(await out).toBe('https://bank.example/');
  expect(result.current.loggingOut).toBe(false);
  // The page is left: nothing was read again.
  expect([api.countOf('getCustomer'), api.countOf('getSessionStatus')]).toEqual([1, 1]);
});

/** Shows the customer, and sends a pending write when it unmounts, like a feedback form. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: it sends on unmount only.
  useEffect(() => () => void send().catch(() => {}), []);
  return <p>Kari</p>;
}

const namesOf = () =>
  api.server.requests.map(({ url }) => url.split('/').filter(Boolean).at(-1)).slice(-2);

type Pass = ReturnType<typeof stopClock>;
/** Logs out on that page, and stops the clock while its last write is pending. */
async function logOutWithWrite(sendFeedback: TestResponder) {
  api = await startTestApi({
    getSessionStatus: loggedInAs('A'),
    getCustomer: json({ navn: 'Kari' }),
    sendFeedback,
    logOut: json({ logoutUrl: '/' }),
  });
  render(<Page />, { wrapper: api.openTab().Provider });
  await screen.findByText('Kari');
  const pass = stopClock();
  act(() => screen.getByRole('button').click());
  await pass(0);
  await eventually(() => expect(api.countOf('sendFeedback')).toBe(1));
  expect(api.countOf('logOut')).toBe(0);
  return pass;
}

test("is sent after the responses to the page's last writes", async () => {
  let finish = () => {};
  await logOutWithWrite((response) => {
    finish = () => response.writeHead(204).end();
  });
  finish();
  await eventually(() => expect(namesOf()).toEqual(['feedback', 'logout']));
});

test.each([
  ["the page's last write gets no response for two seconds", (pass: Pass) => pass(2_000)],
  ['the page is left meanwhile', () => act(() => void window.dispatchEvent(new Event('pagehide')))],
])('is sent anyway when %s', async (_, happen) => {
  const pass = await logOutWithWrite(hang);
  await happen(pass);
  await eventually(() => expect(namesOf()).toEqual(['feedback', 'logout']));
});

test.each([
  ['succeeds', json({ logoutUrl: '/' }), '/'],
  ['finds no session', text('', 401), undefined],
  ['gets a response that breaks the contract', json({}), undefined],
])('notifies the other tabs and resolves when it %s', async (_, responder, url) => {
  const { result, tab, events } = await openTab(responder);
  await act(async () => expect(await result.current.logOut('/')).toBe(url));
  expect(result.current.customer).toBeUndefined();
  expect(tab.sharedSession.getDeadlineMs()).toBeUndefined();
  await waitFor(() => expect(events).toHaveBeenLastCalledWith('logged-out'));
});

test.each([
  ['is cut off', cutOff],
  ['gets no response', hang],
  ['reaches only a gateway', text('', 503)],
  ['fails', text('', 500)],
  ['comes too often', text('', 429)],
  ['reaches only the web page of a network', text('<!doctype html><title>Logg inn</title>')],
])('is not over when it %s, until the server has ended the session', async (_, responder) => {
  const { result, tab, events } = await openTab(responder);
  const pass = stopClock();
  const out = begin(() => result.current.logOut('/'));
  await pass(0);
  await eventually(() => expect(api.countOf('logOut')).toBe(1));
  if (responder === hang) await pass(LIMIT_MS);
  expect(await act(() => out)).toBeUndefined();
  await eventually(() => expect(events).toHaveBeenLastCalledWith('logging-out'));
  expect(result.current.session.status).toBe('loading');
  api.change({ getSessionStatus: json({}) });
  await pass(2_000);
  await eventually(() => expect(result.current.session.status).toBe('logged-out'));
  await eventually(() => expect(events).toHaveBeenLastCalledWith('logged-out'));
  expect(tab.sharedSession.isLoggingOut()).toBe(false);
});

test('resolves to null when the server refuses it, and says so until the next one', async () => {
  const { result, tab, events } = await openTab(text('', 403));
  await act(async () => expect(await result.current.logOut('/')).toBeNull());
  const error = { request: { call: 'logOut' } };
  await waitFor(() => expect(result.current.session).toMatchObject({ status: 'loading', error }));
  expect(result.current.customer).toBeUndefined();
  expect(events).not.toHaveBeenCalledWith('logged-out');
  api.change({ logOut: json({ logoutUrl: '/ute' }) });
  await act(async () => expect(await result.current.logOut('/')).toBe('/ute'));
  expect(tab.sharedSession.isLogoutLost()).toBe(false);
  await waitFor(() => expect(events).toHaveBeenLastCalledWith('logged-out'));
});
