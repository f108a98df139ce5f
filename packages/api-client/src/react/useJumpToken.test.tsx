import { renderHook, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import type { ApiClientOptions } from '../core/createApiClient';
import { hang, json, type TestResponder, text } from '../core/startTestServer';
import { startTestApi } from './startTestApi';
import { useJumpToken } from './useJumpToken';

let api: Awaited<ReturnType<typeof startTestApi>>;

async function tabWith(getJumpToken: TestResponder, options: ApiClientOptions = {}) {
  api = await startTestApi({ getSessionStatus: hang, getJumpToken });
  return api.openTab({ channel: null, ...options }).Provider;
}

test('returns a token without waiting for the session', async () => {
  const wrapper = await tabWith(json({ jumpSst: 'abc' }));
  const { result } = renderHook(useJumpToken, { wrapper });
  expect(result.current).toEqual({ token: undefined, error: undefined, loading: true });
  await waitFor(() =>
    expect(result.current).toEqual({ token: 'abc', error: undefined, loading: false }),
  );
});

test('requests a new token at each mount, because a token works once', async () => {
  const wrapper = await tabWith((response, _, before) =>
    json({ jumpSst: `token ${before}` })(response),
  );
  const tokens = [];
  for (let visit = 0; visit < 2; visit += 1) {
    const { result, unmount } = renderHook(useJumpToken, { wrapper });
    await waitFor(() => expect(result.current.token).toBeDefined());
    tokens.push(result.current.token);
    unmount();
  }
  expect(new Set(tokens).size).toBe(2);
});

test('returns one token in strict mode', async () => {
  const Wrapper = await tabWith(json({ jumpSst: 'abc' }));
  const { result } = renderHook(useJumpToken, {
    wrapper: ({ children }) => (
      <StrictMode>
        <Wrapper>{children}</Wrapper>
      </StrictMode>
    ),
  });
  await waitFor(() => expect(result.current.token).toBe('abc'));
  expect(result.current.error).toBeUndefined();
});

test.each<[string, TestResponder, string]>([
  ['401', text('', 401), 'HttpError'],
  ['404', text('', 404), 'HttpError'],
  ['no token', json({}), 'ContractError'],
  ['an empty token', json({ jumpSst: '' }), 'ContractError'],
  ['a page', text('<html>'), 'ContractError'],
])('returns an error after %s, and does not redirect', async (_, responder, name) => {
  const redirects: unknown[] = [];
  const wrapper = await tabWith(responder, { onUnauthorized: (kind) => redirects.push(kind) });
  const { result } = renderHook(useJumpToken, { wrapper });
  await waitFor(() => expect(result.current.loading).toBe(false));
  expect(result.current).toMatchObject({ token: undefined, error: { name } });
  expect(redirects).toEqual([]);
});

test('aborts the request when it unmounts', async () => {
  const wrapper = await tabWith(hang);
  const { unmount } = renderHook(useJumpToken, { wrapper });
  await waitFor(() => expect(api.countOf('getJumpToken')).toBe(1));
  unmount();
  await waitFor(() =>
    expect(api.server.requests.find(({ url }) => url.includes('jumpsst'))?.abandoned).toBe(true),
  );
});
