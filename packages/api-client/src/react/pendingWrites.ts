import { createListeners } from '@forsikring/foundation/createListeners';

/** A value to write. */
interface Change {
  sessionId: string | undefined;
  /** The writes of one row are sent one after the other. */
  row: string;
  value: unknown;
  /** The field that is shown with the value while the write is pending: the cache key of its read, and its path as JSON. */
  field?: { key: string; path: string };
}

/** A write without a response yet. */
export interface PendingWrite extends Change {
  done: Promise<unknown>;
}

/**
 * The pending writes, oldest first, and the session that they belong to. SWR keeps neither: it starts every mutation at
 * once.
 */
export class PendingWrites {
  /** The session that a logout ends, while its last writes are sent. */
  endingId: string | undefined;
  readonly #currentId: () => string | undefined;
  readonly #listeners = createListeners();
  #pending: readonly PendingWrite[] = [];

  /** @param currentId returns the session of the cache, so that it changes before anything renders */
  constructor(currentId: () => string | undefined) {
    this.#currentId = currentId;
  }

  /** The session that writes may belong to. */
  get sessionId(): string | undefined {
    return this.endingId ?? this.#currentId();
  }

  /**
   * Checks that a write is not sent with the cookies of another customer.
   * @throws DOMException `AbortError` when the current session is not the one of the write.
   */
  assertSession(ownSessionId: string | undefined): void {
    assertSame(this.sessionId, ownSessionId);
  }

  /**
   * Checks the same after the session has been read again, also while a logout is pending.
   * @throws DOMException `AbortError` when the session of the browser is not the one of the write.
   */
  assertCurrentSession(ownSessionId: string | undefined): void {
    assertSame(this.#currentId(), ownSessionId);
  }

  /** Reads for a write. Rejects when the response may belong to another customer. */
  async readFor<Data>(ownSessionId: string | undefined, read: () => Promise<Data>): Promise<Data> {
    this.assertSession(ownSessionId);
    const data = await read();
    this.assertSession(ownSessionId);
    return data;
  }

  /**
   * Sends a write after the pending ones of its row. When the newest of these has the same value (a double click), returns
   * its promise. Rejects as `send` does, and when `assertSession` throws.
   */
  start<Result>(change: Change, send: () => Promise<Result>): Promise<Result> {
    const { sessionId, row, value, field } = change;
    const newest = this.#pending
      .filter((write) => write.row === row && write.sessionId === sessionId)
      .at(-1);
    const isRepeated =
      newest &&
      Object.is(newest.value, value) &&
      newest.field?.key === field?.key &&
      newest.field?.path === field?.path;
    if (isRepeated) return newest.done as Promise<Result>;
    const sendInSession = async () => {
      this.assertSession(sessionId);
      return send();
    };
    const sent = newest ? newest.done.then(sendInSession, sendInSession) : sendInSession();
    const done = sent.finally(() => {
      this.#set(this.#pending.filter((write) => write.done !== done));
    });
    this.#set([...this.#pending, { ...change, done }]);
    return done;
  }

  readonly getPending = (): readonly PendingWrite[] => this.#pending;

  readonly subscribe = this.#listeners.subscribe;

  #set(pending: readonly PendingWrite[]): void {
    this.#pending = pending;
    this.#listeners.notify();
  }
}

function assertSame(sessionId: string | undefined, ownSessionId: string | undefined): void {
  if (sessionId !== ownSessionId)
    throw new DOMException('The session ended before this was sent.', 'AbortError');
}
