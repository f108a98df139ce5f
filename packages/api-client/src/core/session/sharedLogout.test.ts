import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createSharedSession,
  type SessionChannel,
  type SharedSession,
} from './createSharedSession';
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
function openTab() {
  const channel: SessionChannel = {
    onmessage: null,
    postMessage(data) {
      for (const each of channels) if (each !== this) each.onmessage?.({ data });
    },
    close: () => {},
  };
  channels.push(channel);
  const session = createSharedSession({ storage: null, channel });
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
    const other = openTab();
    vi.advanceTimersByTime(1_000);
    expect(other.events).toEqual(['logging-out']);
  });

  test('is not lost while its tab waits for a slow server', () => {
    const [first, other] = [openTab(), openTab()];
    first.beginLogout();
    vi.advanceTimersByTime(30_000);
    expect(other.events).not.toContain('logout-lost');
    first.announceLogout();
    expect(other.events.at(-1)).toBe('logged-out');
  });

  test('is reported as lost once when its tab closes', () => {
    const [first, other] = [openTab(), openTab()];
    first.beginLogout();
    first.close();
    vi.advanceTimersByTime(2_900);
    expect(other.events).toEqual(['logging-out']);
    vi.advanceTimersByTime(60_000);
    expect(other.events).toEqual(['logging-out', 'logout-lost']);
    expect(other.isLoggingOut()).toBe(true);
    other.endLogout();
    expect(other.isLoggingOut()).toBe(false);
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

  test('allows responses to later requests to set a deadline', () => {
    const first = openTab();
    first.beginLogout();
    first.announceLogout();
    first.setExpiry(900, performance.now());
    expect(first.getDeadlineMs()).toBe(START_MS + 900_000);
  });

  test('prevents tabs without its messages from setting a deadline in others', () => {
    const first = openTab();
    first.beginLogout();
    const unaware = openTab();
    unaware.setExpiry(900);
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

  test('begins and ends without a channel', () => {
    const tab = createSharedSession({ storage: null, channel: null });
    tab.setExpiry(900);
    tab.beginLogout();
    expect(tab.isLoggingOut()).toBe(true);
    expect(tab.getDeadlineMs()).toBeUndefined();
    tab.announceLogout();
    expect(tab.isLoggingOut()).toBe(false);
  });
});

describe('the time left', () => {
  test('is the shorter one of both clocks', () => {
    const tab = openTab();
    tab.setExpiry(60);
    vi.advanceTimersByTime(10_000);
    expect(tab.getRemainingMs()).toBe(50_000);
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(tab.getRemainingMs()).toBe(50_000);
    vi.setSystemTime(Date.now() + 3_600_000 + 20_000);
    expect(tab.getRemainingMs()).toBe(30_000);
  });

  test('is undefined before the first response', () => {
    expect(openTab().getRemainingMs()).toBeUndefined();
  });

  test('is counted by both clocks in a tab that received it from another', () => {
    const [first, other] = [openTab(), openTab()];
    first.setExpiry(60);
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(10_000);
    expect(other.getRemainingMs()).toBe(50_000);
  });
});
