import { createListeners } from '@forsikring/foundation/createListeners';
import { attempt } from '../safely';
import { createPendingLogout } from './createPendingLogout';
import { createTwoClockDeadline } from './createTwoClockDeadline';
import { parseSessionMessage, type SessionEvent, type SessionMessage } from './parseSessionMessage';

/** The part of `BroadcastChannel` that the session uses. */
export interface SessionChannel {
  /** Sends to the other tabs. */
  postMessage(message: unknown): void;
  /** Called with each message from another tab. */
  onmessage: ((event: { data: unknown }) => void) | null;
  /** Closes the channel. */
  close(): void;
}

type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Dependencies of the shared session. The defaults are the browser's own. */
export interface SharedSessionOptions {
  /** Milliseconds of the wall clock, which runs during sleep. @default Date.now */
  now?: (() => number) | undefined;
  /** Milliseconds of a clock that nobody can set. @default performance.now */
  monotonicNow?: (() => number) | undefined;
  /** Stores the deadline and a pending logout for all tabs; null when storage is blocked. @default localStorage */
  storage?: SessionStorage | null | undefined;
  /** Connects the tabs of this origin; null for no connection. @default a BroadcastChannel, when it exists */
  channel?: SessionChannel | null | undefined;
}

/** The session that all tabs of this origin share. Stores only its deadline, and that a logout is pending. */
export interface SharedSession {
  /** When the session ends by the wall clock, in epoch milliseconds; undefined before the first response. */
  getDeadlineMs(): number | undefined;
  /**
   * Milliseconds until the session ends, by the wall clock or the monotonic one, whichever is first;
   * undefined before the first response.
   */
  getRemainingMs(): number | undefined;
  /**
   * Whether the two clocks drifted apart by more than 5 s since the last response or the last call of this
   * function: the clock was set or the device slept, so the caller should check the session.
   */
  consumeClockJump(): boolean;
  /**
   * Sets the deadline for all tabs from `X-Session-Expiry`, in seconds from now. Ignored while a logout is
   * pending, and when the request was sent before the end of one. `sentAtMs` is the time of the request, in
   * milliseconds of `monotonicNow`.
   */
  setExpiry(seconds: number, sentAtMs?: number): void;
  /** Clears the deadline: nobody is logged in. */
  clear(): void;
  /**
   * Clears the deadline and makes all tabs, also those that open later, hide their data until
   * `announceLogout`. `sessionId` is the session that ends; without one, only the open tabs know of the
   * logout, and it is of whichever session the server has.
   */
  beginLogout(sessionId?: string): void;
  /** Counts the pending logout as lost, because the server refuses the logout. */
  loseLogout(): void;
  /** Clears the deadline and notifies the other tabs that the server has responded to a logout. */
  announceLogout(): void;
  /**
   * Whether a logout is pending that the server has not responded to: in this tab, in another, or from before the page
   * loaded. With an id, whether the pending logout is of that session.
   */
  isLoggingOut(sessionId?: string): boolean;
  /** Whether a logout has been pending for more than a minute, or the server refuses the logout. */
  isLogoutLost(): boolean;
  /** Notifies the other tabs of the session that this tab sees. */
  announceSession(sessionId: string): void;
  /** Subscribes to all events; returns a function that unsubscribes. */
  subscribe(listener: (event: SessionEvent) => void): () => void;
  /** Closes the channel and removes the listeners. */
  close(): void;
}

/** The key of the deadline in `localStorage`. */
export const SESSION_DEADLINE_KEY = 'forsikring-session-deadline';
/** The key of a pending logout in `localStorage`: when it began, and a checksum of the session's id. */
export const LOGOUT_KEY = 'forsikring-logout';
const CHANNEL_NAME = 'forsikring-session';

/**
 * Creates the session that the tabs of one origin share. The stored deadline is a wall-clock time, so it
 * is right after sleep and in every tab; each tab keeps a monotonic deadline too. A channel notifies the
 * other tabs of changes, and carries the deadline when storage is blocked.
 */
export function createSharedSession(options: SharedSessionOptions = {}): SharedSession {
  const { now = () => Date.now(), monotonicNow = () => performance.now() } = options;
  // Null after the first failure: a storage that only reads would return stale deadlines.
  let { storage = browserStorage() } = options;
  // Null after `close`: a late response must not throw on a closed channel.
  let { channel = browserChannel() } = options;
  const { listeners, subscribe, notify } = createListeners<[SessionEvent]>();
  const deadline = createTwoClockDeadline({ now, monotonicNow });
  /** The stored value at the last read. */
  let lastStored: string | null | undefined;
  let loggedOutAtMs = Number.NEGATIVE_INFINITY;

  const withStorage = (use: (storage: SessionStorage) => void) => {
    try {
      if (storage) use(storage);
    } catch {
      storage = null;
    }
  };
  /** Applies the stored deadline if it changed. An unchanged one may be older than the last message. */
  const readStorage = () =>
    withStorage((storage) => {
      const value = storage.getItem(SESSION_DEADLINE_KEY);
      if (value === lastStored) return;
      lastStored = value;
      const stored = parseDeadline(value);
      // A missing value means a logout only without a channel. With a channel, another script cleared the storage.
      if (stored !== undefined || !channel) deadline.set(stored);
    });
  /** Sets the deadline; returns whether other tabs can read it from storage. */
  const set = (next: number | undefined) => {
    deadline.set(next);
    withStorage((storage) => {
      if (next === undefined) storage.removeItem(SESSION_DEADLINE_KEY);
      else storage.setItem(SESSION_DEADLINE_KEY, String(next));
      lastStored = storage.getItem(SESSION_DEADLINE_KEY);
    });
    return storage !== null;
  };
  const endLogout = () => {
    logout.end();
    loggedOutAtMs = monotonicNow();
  };
  const logout = createPendingLogout(now, () => notify({ type: 'logout-lost' }));
  const postLogout = () => channel?.postMessage({ type: 'logging-out', logout: logout.getValue() });
  const isLoggingOut = (sessionId?: string) => {
    // A page that was just loaded, or came back from the back/forward cache, has received no message.
    withStorage((storage) => logout.learnOf(storage.getItem(LOGOUT_KEY) ?? ''));
    return logout.isOf(sessionId);
  };
  const onMessage = (message: SessionMessage) => {
    readStorage();
    const { type } = message;
    if (type === 'opened') {
      if (isLoggingOut()) postLogout();
      return;
    }
    if (type === 'logging-out' || type === 'logged-out') deadline.set(undefined);
    if (type === 'logging-out') logout.learnOf(message.logout);
    if (type === 'logged-out') endLogout();
    if (type === 'deadline') {
      if (isLoggingOut()) return;
      // The stored deadline may be newer than this message, and `readStorage` has applied it.
      if (!(message.stored && storage)) deadline.set(message.deadlineMs);
    }
    notify(type === 'session' ? message : { type });
  };
  if (channel) {
    channel.onmessage = ({ data }) => {
      const message = parseSessionMessage(data);
      if (message) onMessage(message);
    };
    // Without storage, only the other tabs can tell of a pending logout.
    if (!storage) channel.postMessage({ type: 'opened' });
  }

  return {
    getDeadlineMs() {
      readStorage();
      return deadline.getWallMs();
    },
    getRemainingMs() {
      readStorage();
      return deadline.getRemainingMs();
    },
    consumeClockJump: deadline.consumeClockJump,
    setExpiry(seconds, sentAtMs = Number.POSITIVE_INFINITY) {
      if (!(seconds >= 0) || isLoggingOut() || sentAtMs < loggedOutAtMs) return;
      const next = now() + seconds * 1000;
      deadline.resetDrift();
      const stored = set(next);
      channel?.postMessage({ type: 'deadline', deadlineMs: next, stored });
      notify({ type: 'deadline' });
    },
    clear: () => void set(undefined),
    beginLogout(sessionId) {
      set(undefined);
      logout.begin(sessionId);
      const value = logout.getValue();
      if (value && sessionId !== undefined)
        withStorage((storage) => storage.setItem(LOGOUT_KEY, value));
      postLogout();
      notify({ type: 'deadline' });
    },
    loseLogout: logout.lose,
    announceLogout() {
      set(undefined);
      withStorage((storage) => storage.removeItem(LOGOUT_KEY));
      endLogout();
      channel?.postMessage({ type: 'logged-out' });
      notify({ type: 'deadline' });
    },
    isLoggingOut,
    isLogoutLost: () => isLoggingOut() && logout.isLost(),
    announceSession: (sessionId) => channel?.postMessage({ type: 'session', sessionId }),
    subscribe,
    close() {
      logout.end();
      listeners.clear();
      if (channel) channel.onmessage = null;
      channel?.close();
      channel = null;
    },
  };
}

function parseDeadline(value: string | null): number | undefined {
  return value && /^\d+$/.test(value) ? Number(value) : undefined;
}

function browserStorage(): Storage | null {
  // The getter throws when storage is blocked.
  return attempt(() => globalThis.localStorage) ?? null;
}

function browserChannel(): SessionChannel | null {
  const channel = attempt(() => new BroadcastChannel(CHANNEL_NAME)) as
    | (SessionChannel & { unref?: () => void })
    | undefined;
  // In Node, an open channel would keep the process running.
  channel?.unref?.();
  return channel ?? null;
}
