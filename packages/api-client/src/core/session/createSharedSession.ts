import { attempt } from '../attempt';
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

/** What the shared session stands on; each has the browser's own as its default. */
export interface SharedSessionOptions {
  /** Milliseconds of the wall clock, which goes on while the device sleeps. @default Date.now */
  now?: () => number;
  /** Where the deadline is kept for the tabs of this origin; null where storage is blocked. @default localStorage */
  storage?: DeadlineStorage | null;
  /** How the tabs of this origin speak to each other; null for not at all. @default a BroadcastChannel, where there is one */
  channel?: SessionChannel | null;
}

/** The session as all tabs of this origin know it. Holds no more than a point in time. */
export interface SharedSession {
  /** When the session ends, as epoch milliseconds; undefined where no server has said. */
  getDeadlineMs(): number | undefined;
  /** Sets the deadline from `X-Session-Expiry`, in seconds from now, for all tabs. */
  setExpiry(seconds: number): void;
  /** Forgets the deadline: nobody is logged in. */
  clear(): void;
  /** Forgets the deadline and tells the other tabs that the customer logged out. */
  announceLogout(): void;
  /** Tells the other tabs which session this tab sees. */
  announceSession(sessionId: string): void;
  /** Calls the listener with each event; answers the function that stops it. */
  subscribe(listener: (event: SessionEvent) => void): () => void;
  /** Lets go of the channel and the listeners. */
  close(): void;
}

/** Where the deadline is kept in `localStorage`. */
export const SESSION_DEADLINE_KEY = 'forsikring-session-deadline';
const CHANNEL_NAME = 'forsikring-session';

/**
 * Makes the session that the tabs of one origin share (decisions §3, §4): the deadline is a
 * wall-clock time in storage, so it is right after sleep and in every tab; a channel tells of
 * changes, and carries the deadline itself where storage is blocked.
 */
export function createSharedSession(options: SharedSessionOptions = {}): SharedSession {
  const { now = Date.now } = options;
  // Becomes null when it fails once: a storage that half works would answer with old deadlines.
  let { storage = browserStorage() } = options;
  // Becomes null when it is closed: a late answer must not fail for a message that nobody awaits.
  let { channel = browserChannel() } = options;
  const listeners = new Set<(event: SessionEvent) => void>();
  let deadlineMs: number | undefined;
  /** What storage held when this tab looked last. */
  let seen: string | null | undefined;

  const tell = (event: SessionEvent) => {
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
      // A logout is told by the channel: where there is one, another script cleared the storage.
      deadlineMs = parseDeadline(value) ?? (channel ? deadlineMs : undefined);
    });
  /** Sets the deadline; answers whether the other tabs can read it in storage. */
  const set = (next: number | undefined) => {
    deadlineMs = next;
    withStorage((storage) => {
      if (next === undefined) storage.removeItem(SESSION_DEADLINE_KEY);
      else storage.setItem(SESSION_DEADLINE_KEY, String(next));
      seen = storage.getItem(SESSION_DEADLINE_KEY);
    });
    return storage !== null;
  };
  if (channel) {
    channel.onmessage = ({ data }) => {
      const message = parseSessionMessage(data);
      if (!message) return;
      const { event, stored } = message;
      look();
      // A stored deadline may be overwritten by now: storage knows. Of a logout it may know later.
      if (event.type === 'logged-out' || (event.type === 'deadline' && !(stored && storage)))
        deadlineMs = message.deadlineMs;
      tell(event);
    };
  }

  return {
    getDeadlineMs() {
      look();
      return deadlineMs;
    },
    setExpiry(seconds) {
      const next = now() + seconds * 1000;
      const stored = set(next);
      channel?.postMessage({ type: 'deadline', deadlineMs: next, stored });
      tell({ type: 'deadline' });
    },
    clear: () => void set(undefined),
    announceLogout() {
      set(undefined);
      channel?.postMessage({ type: 'logged-out' });
    },
    announceSession: (sessionId) => channel?.postMessage({ type: 'session', sessionId }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
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
