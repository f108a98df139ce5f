import { timerMs } from '@forsikring/foundation/numberOption';
import type { Cache, State } from 'swr';

/** How long unused data is kept, in milliseconds. SWR itself never drops it. */
export const UNUSED_MS = 5 * 60_000;

/**
 * The cache provider of SWR. Unlike SWR's own, it drops data that no component has used for a while, and
 * aborts calls that no component waits for.
 */
export class ExpiringCache implements Cache {
  readonly #entries: Map<string, State>;
  readonly #users = new Map<string, number>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #controllers = new Map<string, Set<AbortController>>();
  readonly #unusedMs: number;
  #closed = false;
  #disposed = false;

  /**
   * @param unusedMs how long unused data is kept, in milliseconds
   * @param entries the initial entries
   */
  constructor(unusedMs: number = UNUSED_MS, entries: Iterable<[string, State]> = []) {
    this.#unusedMs = unusedMs;
    this.#entries = new Map(entries);
  }

  keys(): IterableIterator<string> {
    return this.#entries.keys();
  }

  get(key: string): State | undefined {
    return this.#entries.get(key);
  }

  set(key: string, value: State): void {
    // SWR stores the result of an aborted call after `empty`.
    if (!this.#disposed) this.#entries.set(key, value);
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  /** Marks the key as used; returns a function that undoes it. */
  retain(key: string): () => void {
    this.#users.set(key, this.#usersOf(key) + 1);
    this.#stopTimer(key);
    return () => {
      this.#users.set(key, this.#usersOf(key) - 1);
      if (this.#usersOf(key) === 0) this.#whenUnused(key);
    };
  }

  /** Returns the signal for a new call of the key. */
  startCall(key: string): AbortSignal {
    const controller = new AbortController();
    const pending = this.#controllers.get(key) ?? new Set();
    this.#controllers.set(key, pending.add(controller));
    return controller.signal;
  }

  /** Undoes `close`, e.g. at the second mount in strict mode. */
  open(): void {
    this.#closed = false;
    this.#disposed = false;
  }

  /** Empties the cache after this tick, unless it is opened again. */
  close(): void {
    this.#closed = true;
    setTimeout(() => {
      this.#disposed = this.#closed;
      if (this.#disposed) this.empty();
    }, 0);
  }

  /** Aborts pending calls and drops all data, except the entry of one key. */
  empty(keptKey?: string): void {
    for (const key of this.#controllers.keys()) this.#abort(key);
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#controllers.clear();
    this.#timers.clear();
    for (const key of this.#entries.keys()) if (key !== keptKey) this.#entries.delete(key);
  }

  #usersOf(key: string): number {
    return this.#users.get(key) ?? 0;
  }

  #whenUnused(key: string): void {
    this.#users.delete(key);
    // After this tick: the next page, or a second mount in strict mode, may use the same data.
    const abort = () => {
      this.#abort(key);
      if (this.#closed) this.#drop(key);
      else
        this.#timers.set(
          key,
          setTimeout(() => this.#drop(key), timerMs(this.#unusedMs)),
        );
    };
    this.#timers.set(key, setTimeout(abort, 0));
  }

  #abort(key: string): void {
    for (const controller of this.#controllers.get(key) ?? []) controller.abort();
    this.#controllers.delete(key);
  }

  #drop(key: string): void {
    this.#timers.delete(key);
    this.#entries.delete(key);
  }

  #stopTimer(key: string): void {
    clearTimeout(this.#timers.get(key));
    this.#timers.delete(key);
  }
}
