import type { ServerResponse } from 'node:http';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { array, object, string } from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { defineCall } from '../contract/defineCall';
import { createClient } from '../core/createClient';
import { createSharedSession } from '../core/session/createSharedSession';
import { json, startTestServer } from '../core/startTestServer';
import { createHooks } from './createHooks';

// Fields of reads without parameters are in writes.test.tsx and interleavings.test.tsx.

const Claim = object({ id: string(), title: string(), note: string() });
const claims = {
  getClaims: defineCall({
    method: 'GET',
    path: '/claims',
    query: { year: 'number' },
    response: object({ claims: array(Claim) }),
  }),
  getClaim: defineCall({ method: 'GET', path: '/claims/{id}', response: Claim }),
  change: defineCall({ method: 'PATCH', path: '/claims/{id}', body: object({ of: string() }) }),
};
const { ApiProvider, useApi, useCall, useFieldWrite } = createHooks(claims);

const claim = (id: string) => ({ id, title: `T${id}`, note: `N${id}` });

/** Renders hooks for an API whose writes get their response from the test. */
async function renderClaims<Result>(hook: () => Result) {
  const writes = new Map<string, ServerResponse>();
  const server = await startTestServer((response, { method, url, body }) => {
    if (method === 'PATCH') writes.set(JSON.parse(body).of, response);
    else if (/\/claims\/./.test(url)) json(claim(url.split('/').at(-1) ?? ''))(response);
    else json({ claims: [claim('7'), claim('8')] })(response);
  });
  const client = {
    ...createClient(claims, { apiHost: server.origin, mode: 'cors' }),
    getSessionStatus: async () => ({ kfpSessionId: 'A' }),
  };
  const sharedSession = createSharedSession({ storage: null });
  onTestFinished(() => sharedSession.close());
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider client={client} sharedSession={sharedSession}>
      {children}
    </ApiProvider>
  );
  const settle = async (of: string, status: number, save: Promise<unknown>) => {
    await waitFor(() => expect(writes.has(of)).toBe(true));
    await act(async () => {
      writes.get(of)?.writeHead(status).end();
      await save;
    });
  };
  return { settle, ...renderHook(hook, { wrapper }) };
}

/** Starts a save, whose failure is its result. */
function start(save: () => Promise<void>) {
  let saved: Promise<unknown> = Promise.resolve();
  act(() => {
    saved = save().catch((error: unknown) => error);
  });
  return saved;
}

function useSend(id: string, of = id) {
  const { client } = useApi();
  return (_: string) => client.change({ params: { id }, body: { of } });
}

test.each([
  ['the first', 'title'],
  ['the second', 'note'],
])(
  'of two overlapping saves of a read with a parameter, %s fails and restores its own field',
  async (_, failing) => {
    const params = { id: '7' };
    const { result, settle } = await renderClaims(() => ({
      data: useCall('getClaim', { params }).data,
      other: useCall('getClaim', { params: { id: '8' } }).data,
      title: useFieldWrite('getClaim', ['title'], useSend('7', 'title'), { params: { ...params } }),
      note: useFieldWrite('getClaim', ['note'], useSend('7', 'note'), { params: { ...params } }),
    }));
    await waitFor(() => expect(result.current.data && result.current.other).toBeDefined());
    const title = start(() => result.current.title.save('new'));
    const note = start(() => result.current.note.save('new'));
    expect(result.current.data).toEqual({ id: '7', title: 'new', note: 'new' });
    expect(result.current.other).toEqual(claim('8'));
    await settle('note', failing === 'note' ? 500 : 204, note);
    await settle('title', failing === 'title' ? 500 : 204, title);
    const kept = failing === 'title' ? { title: 'T7' } : { note: 'N7' };
    expect(result.current.data).toEqual({ id: '7', title: 'new', note: 'new', ...kept });
  },
);

test('of two overlapping saves of items of a list, one fails and restores its own item', async () => {
  const { result, settle } = await renderClaims(() => ({
    list: useCall('getClaims').data?.claims,
    otherYear: useCall('getClaims', { query: { year: 2025 } }).data?.claims,
    first: useFieldWrite('getClaims', ['claims', { id: '7' }, 'title'], useSend('7')),
    second: useFieldWrite('getClaims', ['claims', { id: '8' }, 'title'], useSend('8')),
  }));
  const titles = () => result.current.list?.map(({ title }) => title);
  await waitFor(() => expect(titles() && result.current.otherYear).toBeDefined());
  // The same value in two items is no double click.
  const first = start(() => result.current.first.save('new'));
  const second = start(() => result.current.second.save('new'));
  expect(titles()).toEqual(['new', 'new']);
  expect(result.current.otherYear?.[0]).toEqual(claim('7'));
  await settle('8', 204, second);
  expect([result.current.first.saving, result.current.second.saving]).toEqual([true, false]);
  await settle('7', 500, first);
  expect(titles()).toEqual(['T7', 'new']);
});

test('a save of an item that the list does not have changes no item', async () => {
  const id = undefined as unknown as string;
  const { result, settle } = await renderClaims(() => ({
    list: useCall('getClaims').data?.claims,
    gone: useFieldWrite('getClaims', ['claims', { id: '9' }, 'title'], useSend('9')),
    unknown: useFieldWrite('getClaims', ['claims', { id }, 'title'], useSend('9', 'unknown')),
  }));
  await waitFor(() => expect(result.current.list).toBeDefined());
  const saves = [
    start(() => result.current.gone.save('new')),
    start(() => result.current.unknown.save('new')),
  ];
  expect(result.current.list).toEqual([claim('7'), claim('8')]);
  await settle('9', 204, Promise.resolve());
  await settle('unknown', 204, Promise.all(saves));
  expect(result.current.list).toEqual([claim('7'), claim('8')]);
});
