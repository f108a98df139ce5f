import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createSharedSession,
  LOGOUT_KEY,
  type SessionChannel,
  type SharedSession,
} from './createSharedSession';
import { createTestStorage } from './createTestStorage';
import type { SessionEvent } from './parseSessionMessage';

const START_MS = 1_800_000_000_000;
const channels: SessionChannel[] = [];
const tabs: SharedSession[] = [];

beforeEach(() => vi.useFakeTimers({ now: START_MS }));
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close();
  channels.length = 0;
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

/** A tab on the channel of this test. */
function openTab(storage: ReturnType<typeof createTestStorage> | null = null) {
  const channel: SessionChannel = {
    onmessage: null,
    postMessage(data) {
      for (const each of channels) if (each !== this) each.onmessage?.({ data });
    },
    close: () => {},
  };
  channels.push(channel);
  const session = createSharedSession({ storage, channel });
  const events: SessionEvent['type'][] = [];
  session.subscribe(({ type }) => events.push(type));
  tabs.push(session);
  return { ...session, events };
}

describe('a logout', () => {
  test('notifies the other tabs when it begins and when it is over', () => {
    const [first, other] = [openTab(), openTab()];
    first.setExpiry(900);
    other.events.length = 0;
    first.beginLogout();
    expect(other.events).toEqual(['logging-out']);
    expect([first.isLoggingOut(), other.isLoggingOut()]).toEqual([true, true]);
    expect([first.getDeadlineMs(), other.getDeadlineMs()]).toEqual([undefined, undefined]);
    first.announceLogout();
    expect(other.events).toEqual(['logging-out', 'logged-out']);
    expect([first.isLoggingOut(), other.isLoggingOut()]).toEqual([false, false]);
    vi.advanceTimersByTime(60_000);
    expect(other.events).toEqual(['logging-out', 'logged-out']);
  });

  test('notifies a tab that opens while it is pending', () => {
    const first = openTab();
    first.beginLogout();
    expect(openTab().isLoggingOut()).toBe(true);
  });

  test('is not lost while its tab waits for a slow server', () => {
    const [first, other] = [openTab(), openTab()];
    first.beginLogout();
    vi.advanceTimersByTime(30_000);
    expect(other.events).not.toContain('logout-lost');
    first.announceLogout();
    expect(other.events.at(-1)).toBe('logged-out');
  });

  test('outlives its tab, and is lost when the server has not ended the session within a minute', () => {
    const [first, other] = [openTab(), openTab()];
    first.beginLogout();
    first.close();
    vi.advanceTimersByTime(59_900);
    expect(other.events).toEqual(['logging-out']);
    expect(other.isLogoutLost()).toBe(false);
    vi.advanceTimersByTime(100);
    expect(other.events).toEqual(['logging-out', 'logout-lost']);
    expect([other.isLoggingOut(), other.isLogoutLost()]).toEqual([true, true]);
    other.beginLogout();
    expect(other.isLogoutLost()).toBe(false);
    other.announceLogout();
    expect([other.isLoggingOut(), other.isLogoutLost()]).toEqual([false, false]);
  });

  test('is known in a tab that opens when the others are closed, for that session alone', () => {
    const storage = createTestStorage();
    const first = openTab(storage);
    first.beginLogout('kfp-kari');
    expect([...storage.kept.values()]).toEqual([expect.stringMatching(/^\d{13} \w{1,4}$/)]);
    first.close();
    const second = openTab(storage);
    expect([undefined, 'kfp-kari', 'kfp-ola'].map(second.isLoggingOut)).toEqual([
      true,
      true,
      false,
    ]);
    second.close();
    vi.advanceTimersByTime(3_600_000);
    const third = openTab(storage);
    expect([third.isLoggingOut('kfp-kari'), third.isLogoutLost()]).toEqual([true, true]);
    third.announceLogout();
    expect(storage.kept.size).toBe(0);
    expect(openTab(storage).isLoggingOut()).toBe(false);
  });

  test.each(['', 'yes', '1 2 3', '-1 a', 'kfp-kari'])(
    'does not begin with what another script stored: %j',
    (value) => {
      const storage = createTestStorage();
      storage.setItem(LOGOUT_KEY, value);
      expect(openTab(storage).isLoggingOut()).toBe(false);
    },
  );

  test('stays over in a tab whose copy of the storage is late', () => {
    const storage = createTestStorage();
    const tab = openTab(storage);
    tab.beginLogout('kfp-kari');
    const late = storage.getItem(LOGOUT_KEY) ?? '';
    tab.announceLogout();
    storage.setItem(LOGOUT_KEY, late);
    expect(tab.isLoggingOut()).toBe(false);
    tab.beginLogout('kfp-ola');
    storage.setItem(LOGOUT_KEY, late);
    expect([tab.isLoggingOut('kfp-kari'), tab.isLoggingOut('kfp-ola')]).toEqual([false, true]);
  });

  test('prevents responses from setting a deadline while it is pending', () => {
    const [first, other] = [openTab(), openTab()];
    first.beginLogout();
    first.setExpiry(900);
    other.setExpiry(900);
    expect([first.getDeadlineMs(), other.getDeadlineMs()]).toEqual([undefined, undefined]);
    first.announceLogout();
  });

  test('prevents responses to earlier requests from setting a deadline', () => {
    const [first, other] = [openTab(), openTab()];
    const sentAtMs = performance.now();
    vi.advanceTimersByTime(1_000);
    first.beginLogout();
    vi.advanceTimersByTime(1_000);
    const meanwhileMs = performance.now() - 1;
    first.announceLogout();
    vi.advanceTimersByTime(1_000);
    for (const tab of [first, other]) {
      tab.setExpiry(900, sentAtMs);
      tab.setExpiry(900, meanwhileMs);
      expect(tab.getDeadlineMs()).toBeUndefined();
    }
    other.setExpiry(900, performance.now());
    for (const tab of [first, other]) expect(tab.getDeadlineMs()).toBe(START_MS + 3_000 + 900_000);
  });

  test('allows responses to later requests to set a deadline, also in the same millisecond', () => {
    const first = openTab();
    first.beginLogout();
    first.announceLogout();
    first.setExpiry(900, performance.now());
    expect(first.getDeadlineMs()).toBe(START_MS + 900_000);
  });

  test('prevents tabs without its messages from setting a deadline in others', () => {
    const first = openTab();
    first.beginLogout();
    first.events.length = 0;
    for (const { onmessage } of channels)
      onmessage?.({ data: { type: 'deadline', deadlineMs: START_MS + 900_000 } });
    expect(first.getDeadlineMs()).toBeUndefined();
    expect(first.events).toEqual([]);
  });

  test('does not notify a closed tab', () => {
    const [first, closed] = [openTab(), openTab()];
    first.setExpiry(900);
    closed.close();
    first.beginLogout();
    expect(closed.isLoggingOut()).toBe(false);
    first.announceLogout();
  });
});

test('the time left is counted by both clocks in a tab that received it from another', () => {
  const [first, other] = [openTab(), openTab()];
  expect(first.getRemainingMs()).toBeUndefined();
  first.setExpiry(60);
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(10_000);
  expect([first.getRemainingMs(), other.getRemainingMs()]).toEqual([50_000, 50_000]);
});
