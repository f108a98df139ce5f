import { attempt } from '../attempt';
import { createLogoutPulse } from './createLogoutPulse';
import { createTwoClockDeadline } from './createTwoClockDeadline';
import { parseSessionMessage, type SessionEvent } from './parseSessionMessage';

/** The part of `BroadcastChannel` that the session uses. */
export interface SessionChannel {
  /** Sends to the other tabs. */
  postMessage(message: unknown): void;
  /** Called with each message from another tab. */
  onmessage: ((event: { data: unknown }) => void) | null;
  /** Closes the channel. */
  close(): void;
}

type DeadlineStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Dependencies of the shared session. The defaults are the browser's own. */
export interface SharedSessionOptions {
  /** Milliseconds of the wall clock, which runs during sleep. @default Date.now */
  now?: () => number;
  /** Milliseconds of a clock that nobody can set. @default performance.now */
  monotonicNow?: () => number;
  /** Stores the deadline for all tabs of this origin; null when storage is blocked. @default localStorage */
  storage?: DeadlineStorage | null;
  /** Connects the tabs of this origin; null for no connection. @default a BroadcastChannel, when it exists */
  channel?: SessionChannel | null;
}

/** The session that all tabs of this origin share. Stores only its deadline. */
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
  /** Clears the deadline and makes the other tabs hide their data until `announceLogout`. */
  beginLogout(): void;
  /** Clears the deadline and notifies the other tabs that the logout is over. */
  announceLogout(): void;
  /** Whether a logout is pending, in this tab or in another. */
  isLoggingOut(): boolean;
  /** Ends the logout of another tab, e.g. of a tab that closed before it got a response. */
  endLogout(): void;
  /** Notifies the other tabs of the session that this tab sees. */
  announceSession(sessionId: string): void;
  /** Subscribes to all events; returns a function that unsubscribes. */
  subscribe(listener: (event: SessionEvent) => void): () => void;
  /** Closes the channel and removes the listeners. */
  close(): void;
}

/** The key of the deadline in `localStorage`. */
export const SESSION_DEADLINE_KEY = 'forsikring-session-deadline';
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
  const listeners = new Set<(event: SessionEvent) => void>();
  const deadline = createTwoClockDeadline({ now, monotonicNow });
  const pulse = createLogoutPulse();
  /** The stored value at the last read. */
  let lastStored: string | null | undefined;
  let loggingOut = false;
  let loggedOutAtMs = Number.NEGATIVE_INFINITY;

  const notify = (event: SessionEvent) => {
    for (const listener of listeners) listener(event);
  };
  const withStorage = (use: (storage: DeadlineStorage) => void) => {
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
      // A missing value means a logout only without a channel. With one, another script cleared the storage.
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
    pulse.stop();
    loggingOut = false;
    loggedOutAtMs = monotonicNow();
  };
  const onLogout = (type: 'logging-out' | 'logged-out') => {
    deadline.set(undefined);
    if (type === 'logged-out') return endLogout();
    loggingOut = true;
    pulse.onBeat(() => notify({ type: 'logout-lost' }));
  };
  if (channel) {
    channel.onmessage = ({ data }) => {
      const message = parseSessionMessage(data);
      if (!message) return;
      const { event, stored } = message;
      readStorage();
      if (event.type === 'logging-out' || event.type === 'logged-out') onLogout(event.type);
      else if (event.type === 'deadline') {
        if (loggingOut) return;
        // The stored deadline may be newer than this message, and `readStorage` has applied it.
        if (!(stored && storage)) deadline.set(message.deadlineMs);
      }
      notify(event);
    };
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
      if (loggingOut || sentAtMs < loggedOutAtMs) return;
      const next = now() + seconds * 1000;
      deadline.resetDrift();
      const stored = set(next);
      channel?.postMessage({ type: 'deadline', deadlineMs: next, stored });
      notify({ type: 'deadline' });
    },
    clear: () => void set(undefined),
    beginLogout() {
      set(undefined);
      loggingOut = true;
      pulse.send(() => channel?.postMessage({ type: 'logging-out' }));
    },
    announceLogout() {
      set(undefined);
      endLogout();
      channel?.postMessage({ type: 'logged-out' });
    },
    isLoggingOut: () => loggingOut,
    endLogout,
    announceSession: (sessionId) => channel?.postMessage({ type: 'session', sessionId }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      pulse.stop();
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
