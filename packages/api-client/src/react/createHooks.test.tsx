import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { createClient } from '../core/createClient';
import { createSharedSession } from '../core/session/createSharedSession';
import { json, startTestServer } from '../core/startTestServer';
import { fjelltrygd } from '../testing/fjelltrygd';
import { createHooks } from './createHooks';
import { useSession } from './SessionProvider';

const { ApiProvider, useApi, useCall } = createHooks(fjelltrygd);

/** Renders hooks with an API without a session call: the application supplies the session status. */
async function renderOwn<Result>(hook: () => Result, kfpSessionId?: string) {
  const server = await startTestServer((response, { url }) =>
    json({ id: url.split('/').at(-1), holder: null })(response),
  );
  const session = { kfpSessionId };
  const client = {
    ...createClient(fjelltrygd, { apiHost: server.origin, mode: 'cors' }),
    getSessionStatus: async () => ({ ...session }),
  };
  const sharedSession = createSharedSession({ storage: null });
  onTestFinished(() => sharedSession.close());
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider client={client} sharedSession={sharedSession}>
      {children}
    </ApiProvider>
  );
  return { server, session, ...renderHook(hook, { wrapper }) };
}

test('the hooks of a contract read each path apart, and once for all components', async () => {
  const read = (id: string) => useCall('getPolicy', { params: { id } });
  const { result, server } = await renderOwn(() => [read('7'), read('8'), read('7')], 'A');
  await waitFor(() => expect(result.current.map(({ data }) => data?.id)).toEqual(['7', '8', '7']));
  expect(server.requests.map(({ url }) => url).sort()).toEqual([
    '/v2/policies/7',
    '/v2/policies/8',
  ]);
});

test('a read with an empty parameter is an error, and one that is not known yet waits', async () => {
  const hooks = () => ({
    empty: useCall('getPolicy', { params: { id: '' } }),
    unknown: useCall('getPolicy', { params: { id: undefined }, enabled: false }),
  });
  const { result, server } = await renderOwn(hooks, 'A');
  await waitFor(() => expect(result.current.empty.error).toBeInstanceOf(TypeError));
  expect(result.current.unknown).toMatchObject({ error: undefined, loading: false });
  expect(server.requests).toHaveLength(0);
});

test('a write of a contract is not sent after its session, and a read is', async () => {
  const hooks = () => ({ session: useSession(), client: useApi().client });
  const { result, server, session } = await renderOwn(hooks, 'A');
  await waitFor(() => expect(result.current.session.sessionId).toBe('A'));
  const ofKari = result.current.client;
  session.kfpSessionId = 'B';
  act(() => result.current.session.refresh());
  await waitFor(() => expect(result.current.session.sessionId).toBe('B'));

  const args = { params: { id: '7' } };
  const late = ofKari.rename({ ...args, body: { holder: 'Kari' } });
  await expect(late).rejects.toMatchObject({ name: 'AbortError' });
  await expect(ofKari.getPolicy(args)).resolves.toMatchObject({ id: '7' });
  expect(server.requests.map(({ method }) => method)).toEqual(['GET']);
});
