/**
 * The order of writes, and the session that they belong to. SWR starts every mutation at once and has
 * neither (see `useFieldWrite`).
 */
export class WriteQueues {
  /** The session that a logout ends, while its last writes are sent. */
  endingId: string | undefined;
  readonly #currentId: () => string | undefined;
  readonly #ends = new Map<string, Promise<unknown>>();
  readonly #newest = new Map<string, { value: unknown; done: Promise<unknown> }>();

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

  /** Starts a write. When the newest write of that name is pending with the same value (a double click), returns it. */
  once<Result>(name: string, value: unknown, start: () => Promise<Result>): Promise<Result> {
    const newest = this.#newest.get(name);
    if (newest && Object.is(newest.value, value)) return newest.done as Promise<Result>;
    const done = start().finally(() => {
      if (this.#newest.get(name)?.done === done) this.#newest.delete(name);
    });
    this.#newest.set(name, { value, done });
    return done;
  }

  /** Sends a write after the earlier ones of its queue. Rejects when `assertSession` throws. */
  inTurn<Result>(
    queue: string,
    ownSessionId: string | undefined,
    send: () => Promise<Result>,
  ): Promise<Result> {
    const sendInSession = () => {
      this.assertSession(ownSessionId);
      return send();
    };
    const earlier = this.#ends.get(queue) ?? Promise.resolve();
    const done = earlier.then(sendInSession, sendInSession);
    this.#ends.set(queue, done);
    return done;
  }
}

function assertSame(sessionId: string | undefined, ownSessionId: string | undefined): void {
  if (sessionId !== ownSessionId)
    throw new DOMException('The session ended before this was sent.', 'AbortError');
}
