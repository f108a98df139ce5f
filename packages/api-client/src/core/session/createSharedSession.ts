import { attempt } from '../attempt';
import { createLogoutPulse } from './createLogoutPulse';
import { createTwoClockDeadline } from './createTwoClockDeadline';
import { parseSessionMessage } from './parseSessionMessage';
import type { SessionEvent } from './SessionEvent';

/** The part of `BroadcastChannel` that is used. */
export interface SessionChannel {
  /** Sends to the other tabs. */
  postMessage(message: unknown): void;
  /** Called with what another tab sent. */
  onmessage: ((event: { data: unknown }) => void) | null;
  /** Ends it. */
  close(): void;
}

type DeadlineStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What the shared session depends on; each has the browser's own as its default. */
export interface SharedSessionOptions {
  /** Milliseconds of the wall clock, which goes on while the device sleeps. @default Date.now */
  now?: () => number;
  /** Milliseconds of a clock that nobody can set. @default performance.now */
  monotonicNow?: () => number;
  /** Where the deadline is kept for the tabs of this origin; null where storage is blocked. @default localStorage */
  storage?: DeadlineStorage | null;
  /** How the tabs of this origin speak to each other; null for not at all. @default a BroadcastChannel, where there is one */
  channel?: SessionChannel | null;
}

/** The session as all tabs of this origin know it. Holds no more than a point in time. */
export interface SharedSession {
  /** When the session ends by the wall clock, as epoch milliseconds; undefined where no server has said. */
  getDeadlineMs(): number | undefined;
  /**
   * Milliseconds until the session ends: by the wall clock or by the monotonic one, whichever is
   * first; undefined where no server has said.
   */
  getLeftMs(): number | undefined;
  /**
   * Whether the two clocks drifted apart by more than 5 s since the last answer or the last call: the
   * clock was set or the device slept, and the server should be asked.
   */
  takeClockJump(): boolean;
  /**
   * Sets the deadline from `X-Session-Expiry`, in seconds from now, for all tabs. Ignored while a
   * logout is under way, and when `sentAtMs`, the time at which the request was sent in milliseconds of
   * `monotonicNow`, is before the end of one.
   */
  setExpiry(seconds: number, sentAtMs?: number): void;
  /** Forgets the deadline: nobody is logged in. */
  clear(): void;
  /** Forgets the deadline, and has the other tabs hide what they show, until `announceLogout`. */
  beginLogout(): void;
  /** Forgets the deadline and tells the other tabs that the logout is over. */
  announceLogout(): void;
  /** Whether a logout is under way, in this tab or in another. */
  isLoggingOut(): boolean;
  /** Takes a logout in another tab for over, e.g. one that was lost with its tab. */
  endLogout(): void;
  /** Tells the other tabs which session this tab sees. */
  announceSession(sessionId: string): void;
  /** Calls the listener with each event; returns a function that stops it. */
  subscribe(listener: (event: SessionEvent) => void): () => void;
  /** Lets go of the channel and the listeners. */
  close(): void;
}

/** Where the deadline is kept in `localStorage`. */
export const SESSION_DEADLINE_KEY = 'forsikring-session-deadline';
const CHANNEL_NAME = 'forsikring-session';

/**
 * Creates the session that the tabs of one origin share. The deadline is a wall-clock time in storage,
 * so it is right after sleep and in every tab; each tab keeps a monotonic deadline too. A channel
 * notifies of changes, and carries the deadline where storage is blocked.
 */
export function createSharedSession(options: SharedSessionOptions = {}): SharedSession {
  const { now = () => Date.now(), monotonicNow = () => performance.now() } = options;
  // Becomes null when it fails once: a storage that half works would answer with old deadlines.
  let { storage = browserStorage() } = options;
  // Becomes null when it is closed: a late answer must not fail for a message that nobody awaits.
  let { channel = browserChannel() } = options;
  const listeners = new Set<(event: SessionEvent) => void>();
  const deadline = createTwoClockDeadline({ now, monotonicNow });
  const pulse = createLogoutPulse();
  /** What storage held when this tab looked last. */
  let seen: string | null | undefined;
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
  /** Takes what is new in storage. What is not new may be older than what was heard since. */
  const look = () =>
    withStorage((storage) => {
      const value = storage.getItem(SESSION_DEADLINE_KEY);
      if (value === seen) return;
      seen = value;
      const stored = parseDeadline(value);
      // A logout is told by the channel: where there is one, another script cleared the storage.
      if (stored !== undefined || !channel) deadline.set(stored);
    });
  /** Sets the deadline; returns whether the other tabs can read it in storage. */
  const set = (next: number | undefined) => {
    deadline.set(next);
    withStorage((storage) => {
      if (next === undefined) storage.removeItem(SESSION_DEADLINE_KEY);
      else storage.setItem(SESSION_DEADLINE_KEY, String(next));
      seen = storage.getItem(SESSION_DEADLINE_KEY);
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
    pulse.heard(() => notify({ type: 'logout-lost' }));
  };
  if (channel) {
    channel.onmessage = ({ data }) => {
      const message = parseSessionMessage(data);
      if (!message) return;
      const { event, stored } = message;
      look();
      if (event.type === 'logging-out' || event.type === 'logged-out') onLogout(event.type);
      else if (event.type === 'deadline') {
        if (loggingOut) return;
        // A stored deadline may be overwritten by now: storage knows.
        if (!(stored && storage)) deadline.set(message.deadlineMs);
      }
      notify(event);
    };
  }

  return {
    getDeadlineMs() {
      look();
      return deadline.getWallMs();
    },
    getLeftMs() {
      look();
      return deadline.getLeftMs();
    },
    takeClockJump: deadline.takeClockJump,
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
  // The getter itself throws where storage is blocked.
  return attempt(() => globalThis.localStorage) ?? null;
}

function browserChannel(): SessionChannel | null {
  const channel = attempt(() => new BroadcastChannel(CHANNEL_NAME)) as
    | (SessionChannel & { unref?: () => void })
    | undefined;
  // Node's own: a server that waits for no message must be able to end.
  channel?.unref?.();
  return channel ?? null;
}
