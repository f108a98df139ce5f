/** Something happened to the session, here or in another tab of this origin. */
export type SessionEvent =
  | { type: 'deadline' }
  | { type: 'logged-out' }
  /** Another tab knows a session of this id: maybe another customer's. */
  | { type: 'session'; sessionId: string };

/** The part of `BroadcastChannel` that is used. */
export interface SessionChannel {
  postMessage(message: unknown): void;
  onmessage: ((event: { data: unknown }) => void) | null;
  close(): void;
}

type DeadlineStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What the shared session stands on; each has the browser's own as its default. */
export interface SharedSessionOptions {
  /** Milliseconds of the wall clock, which goes on while the device sleeps. @default Date.now */
  now?: () => number;
  /** Where the deadline is kept for the tabs of this origin; null where storage is blocked. @default localStorage */
  storage?: DeadlineStorage | null;
  /** @default a BroadcastChannel, where there is one */
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
  let storage = options.storage === undefined ? browserStorage() : options.storage;
  // Becomes null when it is closed: a late answer must not fail for a message that nobody awaits.
  let channel = options.channel === undefined ? browserChannel() : options.channel;
  const listeners = new Set<(event: SessionEvent) => void>();
  let deadlineMs: number | undefined;

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
  const store = (next: number | undefined) => {
    deadlineMs = next;
    withStorage((storage) => {
      if (next === undefined) storage.removeItem(SESSION_DEADLINE_KEY);
      else storage.setItem(SESSION_DEADLINE_KEY, String(next));
    });
  };
  if (channel) {
    channel.onmessage = ({ data }) => {
      const event = parseMessage(data);
      if (!event) return;
      if (event.type === 'deadline') deadlineMs = event.deadlineMs;
      if (event.type === 'logged-out') deadlineMs = undefined;
      tell(event);
    };
  }

  return {
    getDeadlineMs() {
      withStorage((storage) => {
        deadlineMs = parseDeadline(storage.getItem(SESSION_DEADLINE_KEY));
      });
      return deadlineMs;
    },
    setExpiry(seconds) {
      const next = now() + seconds * 1000;
      store(next);
      channel?.postMessage({ type: 'deadline', deadlineMs: next });
      tell({ type: 'deadline' });
    },
    clear: () => store(undefined),
    announceLogout() {
      store(undefined);
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

function parseDeadline(value: unknown): number | undefined {
  const deadline = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  return isDeadline(deadline) ? deadline : undefined;
}

function isDeadline(value: unknown): value is number {
  return Number.isFinite(value) && Number(value) >= 0;
}

type Message =
  | { type: 'deadline'; deadlineMs: number }
  | Exclude<SessionEvent, { type: 'deadline' }>;

function parseMessage(data: unknown): Message | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, deadlineMs, sessionId } = data as Record<string, unknown>;
  if (type === 'logged-out') return { type };
  if (type === 'deadline' && isDeadline(deadlineMs)) return { type, deadlineMs };
  if (type === 'session' && typeof sessionId === 'string') return { type, sessionId };
  return undefined;
}

function browserStorage(): Storage | null {
  // The getter itself throws where storage is blocked.
  return attempt(() => globalThis.localStorage) ?? null;
}

function browserChannel(): SessionChannel | null {
  return attempt(() => new BroadcastChannel(CHANNEL_NAME) as unknown as SessionChannel) ?? null;
}

function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
