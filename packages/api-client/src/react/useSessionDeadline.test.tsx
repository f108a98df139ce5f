import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApiClient } from '../core/createApiClient';
import { createSharedSession } from '../core/session/createSharedSession';
import { ApiProvider } from './ApiProvider';
import { useCustomer } from './reads';
import { useSessionDeadline } from './useSessionDeadline';

beforeEach(() => vi.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => vi.useRealTimers());
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A tab whose session lasts this many seconds. The responses need no network, because the test controls the clock. */
async function openTab(seconds: number) {
  const sharedSession = createSharedSession({ storage: null, channel: null });
  const client = createApiClient({
    onSessionExpiry: sharedSession.setExpiry,
    fetch: async (input) =>
      Response.json(
        String(input).endsWith('session-status') ? { kfpSessionId: 'A' } : { navn: 'Kari' },
        { headers: { 'X-Session-Expiry': String(seconds) } },
      ),
  });
  const onExpired = vi.fn();
  // biome-ignore lint/correctness/noComponentHookFactories: each tab has its own page.
  function Page() {
    const left = useSessionDeadline(onExpired);
    return <p role="status">{`${useCustomer().data?.navn ?? 'nobody'} ${left ?? 'no hurry'}`}</p>;
  }
  const { unmount } = render(
    <ApiProvider client={client} sharedSession={sharedSession}>
      <Page />
    </ApiProvider>,
  );
  await pass(10);
  return { sharedSession, onExpired, unmount };
}
const status = () => screen.getByRole('status').textContent;

describe('the deadline of the session', () => {
  test('is counted down in its last minute, and then clears the page and calls onExpired once', async () => {
    const { onExpired, unmount } = await openTab(62);
    expect(status()).toBe('Kari no hurry');
    await pass(2_000);
    expect(status()).toBe('Kari no hurry');
    await pass(1_000);
    expect(status()).toBe('Kari 59');
    await pass(58_000);
    expect(status()).toBe('Kari 1');
    expect(onExpired).not.toHaveBeenCalled();
    await pass(1_000);
    expect(onExpired).toHaveBeenCalledOnce();
    expect(status()).toBe('nobody no hurry');
    await pass(60_000);
    expect(onExpired).toHaveBeenCalledOnce();
    unmount();
    await pass(10);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('hides the countdown as soon as the session is renewed', async () => {
    const { sharedSession, onExpired, unmount } = await openTab(30);
    await pass(2_000);
    expect(status()).toMatch(/Kari 2\d/);
    act(() => sharedSession.setExpiry(900));
    expect(status()).toBe('Kari no hurry');
    await pass(60_000);
    expect(onExpired).not.toHaveBeenCalled();
    unmount();
    await pass(10);
  });
});
