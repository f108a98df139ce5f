import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { hang, json } from '../core/startTestServer';
import { ApiProvider } from './ApiProvider';
import type { InitialBodies } from './initialEntries';
import { useSession } from './SessionProvider';
import { loggedInAs, startTestApi } from './startTestApi';
import { useAgreements } from './useAgreements';

const agreement = (id: string) => ({ policyNumber: id, name: `Agreement ${id}` });
const listOf = (...ids: string[]) => ({ avtaler: ids.map(agreement) });

/** What the page showed, one line for each render. */
let renders: string[];
let api: Awaited<ReturnType<typeof startTestApi>>;
beforeEach(async () => {
  renders = [];
  api = await startTestApi({
    getSessionStatus: loggedInAs('kari'),
    getAgreements: json(listOf('1')),
  });
});

function Page() {
  const { status, clear } = useSession();
  const { data, loading } = useAgreements({ distributor: 'sb1' });
  const names = data?.avtaler.map(({ policyNumber }) => policyNumber).join();
  const words = `${status}: ${loading ? 'loading' : (names ?? 'nothing')}`;
  renders.push(words);
  return (
    <>
      <p role="status">{words}</p>
      <button type="button" onClick={clear}>
        clear
      </button>
    </>
  );
}

function pageWith(initialBodies: InitialBodies) {
  const { client, sharedSession } = api.openTab({ channel: null });
  return (
    <StrictMode>
      <ApiProvider client={client} sharedSession={sharedSession} initialBodies={initialBodies}>
        <Page />
      </ApiProvider>
    </StrictMode>
  );
}
const KARI = { kfpSessionId: 'kari', trackingId: null };

test('shows the initial bodies in the first render, reads them again, and shows the newer response', async () => {
  render(pageWith({ getSessionStatus: KARI, getAgreements: listOf('1', '2') }));
  expect(renders[0]).toBe('logged-in: 1,2');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/logged-in: 1$/));
  expect(api.countOf('getSessionStatus')).toBe(1);
  expect(api.countOf('getAgreements')).toBe(1);
});

test('shows the newer session when another customer has logged in', async () => {
  api.change({ getSessionStatus: loggedInAs('ola'), getAgreements: json(listOf('9')) });
  render(pageWith({ getSessionStatus: KARI, getAgreements: listOf('1', '2') }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('logged-in: 9'));
});

test('leaves out items that break the contract', () => {
  const getAgreements = { avtaler: [agreement('1'), { name: 7 }] };
  render(pageWith({ getSessionStatus: KARI, getAgreements }));
  expect(renders[0]).toBe('logged-in: 1');
});

test.each([
  ['nothing', {}],
  ['a body that is not an object', { getSessionStatus: 'kari' }],
  ['null', { getSessionStatus: null, getAgreements: null }],
  ['data without a session', { getAgreements: listOf('1') }],
])('starts without a session for %s', (_, bodies) => {
  render(pageWith(bodies));
  expect(renders[0]).toBe('loading: loading');
});

test('starts logged out, without data, when the session has no id', () => {
  render(pageWith({ getSessionStatus: {}, getAgreements: listOf('1') }));
  expect(renders[0]).toBe('logged-out: nothing');
});

test('loads when the initial body breaks the contract', () => {
  render(pageWith({ getSessionStatus: KARI, getAgreements: { avtaler: 'none' } }));
  expect(renders[0]).toBe('logged-in: loading');
});

test('drops the initial bodies when the session is cleared', () => {
  api.change({ getSessionStatus: hang, getAgreements: hang });
  render(pageWith({ getSessionStatus: KARI, getAgreements: listOf('1') }));
  expect(screen.getByRole('status')).toHaveTextContent('logged-in: 1');
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status')).toHaveTextContent('loading: loading');
});
