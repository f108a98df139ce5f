import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createSharedSession,
  SESSION_DEADLINE_KEY,
  type SharedSession,
  type SharedSessionOptions,
} from './createSharedSession';
import { createTestStorage, throwingStorage } from './createTestStorage';
import type { SessionEvent } from './parseSessionMessage';

const START_MS = 1_800_000_000_000;
let nowMs: number;
const storage = createTestStorage();
const { kept } = storage;
const tabs: SharedSession[] = [];

beforeEach(() => {
  nowMs = START_MS;
  kept.clear();
});
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close();
});

function openTab(options: SharedSessionOptions = {}) {
  const session = createSharedSession({ now: () => nowMs, storage, ...options });
  const events: SessionEvent[] = [];
  session.subscribe((event) => events.push(event));
  tabs.push(session);
  return { ...session, events };
}
const eventually = (check: () => void) => vi.waitFor(check, 4_000);

describe('the deadline', () => {
  test('is a wall-clock time, the only stored value, and unknown before the first response', () => {
    const tab = openTab();
    expect(tab.getDeadlineMs()).toBeUndefined();
    tab.setExpiry(900);
    expect([...kept]).toEqual([['forsikring-session-deadline', String(START_MS + 900_000)]]);
  });

  test('moves back and forward with each response, and is cleared when nobody is logged in', () => {
    const tab = openTab();
    tab.setExpiry(900);
    nowMs += 10_000;
    tab.setExpiry(60);
    expect(tab.getDeadlineMs()).toBe(nowMs + 60_000);
    tab.clear();
    expect(tab.getDeadlineMs()).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  test.each(['', ' ', 'soon', 'NaN', 'Infinity', '-1', '{}', '1 2'])(
    'is undefined when another script stored %j',
    (value) => {
      kept.set(SESSION_DEADLINE_KEY, value);
      expect(openTab().getDeadlineMs()).toBeUndefined();
    },
  );

  test('is the newest one when storage can be read but not written', () => {
    const tab = openTab({
      storage: { ...storage, setItem: throwingStorage.setItem },
      channel: null,
    });
    kept.set(SESSION_DEADLINE_KEY, String(START_MS + 1_000));
    expect(tab.getDeadlineMs()).toBe(START_MS + 1_000);
    tab.setExpiry(900);
    expect(tab.getDeadlineMs()).toBe(START_MS + 900_000);
  });

  test('notifies the listeners of this tab until they unsubscribe', () => {
    const tab = openTab();
    const listener = vi.fn();
    const stop = tab.subscribe(listener);
    tab.setExpiry(900);
    expect(listener).toHaveBeenCalledExactlyOnceWith({ type: 'deadline' });
    stop();
    tab.setExpiry(900);
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('tabs of one origin', () => {
  test.each([
    ['storage and the channel', {}],
    ['the channel when storage is blocked', { storage: null }],
    ['the channel when storage throws', { storage: throwingStorage }],
    ['storage when there is no channel', { channel: null }],
  ])('share the deadline and the logout by %s', async (_, options) => {
    const [first, second] = [openTab(options), openTab(options)];
    first.setExpiry(900);
    expect(first.getDeadlineMs()).toBe(START_MS + 900_000);
    await eventually(() => expect(second.getDeadlineMs()).toBe(START_MS + 900_000));
    second.announceLogout();
    expect(second.getDeadlineMs()).toBeUndefined();
    await eventually(() => expect(first.getDeadlineMs()).toBeUndefined());
  });

  test('have the newest deadline when one of them could not store it', async () => {
    const full = { ...storage, setItem: throwingStorage.setItem };
    const [first, second, third] = [openTab(), openTab({ storage: full }), openTab()];
    first.setExpiry(60);
    expect(third.getDeadlineMs()).toBe(START_MS + 60_000);
    nowMs += 10_000;
    second.setExpiry(900);
    for (const tab of [first, third])
      await eventually(() => expect(tab.getDeadlineMs()).toBe(nowMs + 900_000));
    nowMs += 10_000;
    third.setExpiry(30);
    expect(first.getDeadlineMs()).toBe(nowMs + 30_000);
    await eventually(() => expect(second.getDeadlineMs()).toBe(nowMs + 30_000));
  });

  test('ignore a stored deadline that is older than their own', async () => {
    const [first, second] = [openTab(), openTab()];
    first.setExpiry(60);
    nowMs += 1;
    second.setExpiry(900);
    await eventually(() => expect(second.events).toHaveLength(2));
    expect([first.getDeadlineMs(), second.getDeadlineMs()]).toEqual([
      nowMs + 900_000,
      nowMs + 900_000,
    ]);
  });

  test('have no deadline after a logout, even when storage changes later', async () => {
    let late: string | null = null;
    const slow = { ...storage, getItem: (key: string) => late ?? storage.getItem(key) };
    const [first, second] = [openTab(), openTab({ storage: slow })];
    first.setExpiry(900);
    expect(second.getDeadlineMs()).toBe(START_MS + 900_000);
    // Each browser process has a copy of the storage, which changes with a delay.
    late = storage.getItem(SESSION_DEADLINE_KEY);
    first.announceLogout();
    await eventually(() => expect(second.events).toContainEqual({ type: 'logged-out' }));
    expect(second.getDeadlineMs()).toBeUndefined();
    late = null;
    expect(second.getDeadlineMs()).toBeUndefined();
  });

  test('share the newest deadline by the channel after the clock was set back', async () => {
    const [first, second] = [openTab({ storage: null }), openTab({ storage: null })];
    second.setExpiry(900);
    nowMs -= 3_600_000;
    first.setExpiry(60);
    await eventually(() => expect(second.getDeadlineMs()).toBe(nowMs + 60_000));
  });

  test('keep their deadline when another script clears the storage', async () => {
    const [first, second] = [openTab(), openTab()];
    first.setExpiry(900);
    await eventually(() => expect(second.events).toHaveLength(1));
    kept.clear();
    expect([first.getDeadlineMs(), second.getDeadlineMs()]).toEqual([
      START_MS + 900_000,
      START_MS + 900_000,
    ]);
  });

  test('ignore messages of another form', async () => {
    const tab = openTab({ storage: null });
    tab.setExpiry(900);
    tab.events.length = 0;
    // Any script of the origin can post a message.
    const channel = new BroadcastChannel('forsikring-session');
    channel.postMessage({ type: 'deadline', deadlineMs: -1 });
    channel.postMessage({ type: 'session', sessionId: 'the last' });
    await eventually(() =>
      expect(tab.events).toEqual([{ type: 'session', sessionId: 'the last' }]),
    );
    expect(tab.getDeadlineMs()).toBe(START_MS + 900_000);
    channel.close();
  });
});

describe('a closed session', () => {
  test('receives no messages', async () => {
    const [first, second] = [openTab(), openTab()];
    first.close();
    second.announceSession('a');
    const witness = openTab();
    second.announceSession('b');
    await eventually(() => expect(witness.events).toHaveLength(1));
    expect(first.events).toEqual([]);
  });

  test('accepts a late response without an error', () => {
    const tab = openTab();
    tab.close();
    expect(() => {
      tab.setExpiry(900);
      tab.announceSession('a');
      tab.announceLogout();
      tab.close();
    }).not.toThrow();
  });
});

test("keeps the deadline in the browser's storage by default", () => {
  vi.stubGlobal('localStorage', storage);
  const beforeMs = Date.now();
  createSharedSession({ channel: null }).setExpiry(1);
  expect(Number(kept.get(SESSION_DEADLINE_KEY))).toBeGreaterThanOrEqual(beforeMs + 1_000);
});

test('works without storage and channel', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('localStorage', undefined);
  const session = createSharedSession({ now: () => nowMs });
  session.setExpiry(1);
  expect(session.getDeadlineMs()).toBe(START_MS + 1_000);
  session.beginLogout();
  expect(session.isLoggingOut()).toBe(true);
  expect(session.getDeadlineMs()).toBeUndefined();
  session.announceLogout();
  expect(session.isLoggingOut()).toBe(false);
});

test("works with the channel of a browser, which has fewer methods than Node's", () => {
  const sent: unknown[] = [];
  class BrowserChannel {
    onmessage = null;
    constructor(readonly name: string) {}
    postMessage = (message: unknown) => sent.push([this.name, message]);
    close = () => {};
  }
  vi.stubGlobal('BroadcastChannel', BrowserChannel);
  const session = createSharedSession({ storage: null, now: () => nowMs });
  session.announceSession('kari');
  expect(sent).toEqual([
    ['forsikring-session', { type: 'opened' }],
    ['forsikring-session', { type: 'session', sessionId: 'kari' }],
  ]);
});

test('works when reading localStorage throws', () => {
  const getter = vi.fn(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', { get: getter, configurable: true });
  const session = createSharedSession({ channel: null, now: () => nowMs });
  session.setExpiry(60);
  expect(session.getDeadlineMs()).toBe(START_MS + 60_000);
  expect(getter).toHaveBeenCalled();
  if (before) Object.defineProperty(globalThis, 'localStorage', before);
  else Reflect.deleteProperty(globalThis, 'localStorage');
});

test('does not keep a Node process running', () => {
  const before = process.getActiveResourcesInfo();
  const session = createSharedSession();
  expect(process.getActiveResourcesInfo()).toEqual(before);
  session.close();
});
