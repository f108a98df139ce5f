import { createFieldWrites, type FieldWrites } from '../core/createFieldWrites';

/** A field of an answer, and the value that it shows while it is saved. */
export interface PendingField {
  path: readonly string[];
  value: unknown;
}

const NONE: readonly PendingField[] = [];

/** The fields that are shown before they are saved, of all reads of a session. */
export class PendingFields {
  readonly #writes = new Map<string, Map<string, FieldWrites<unknown>>>();
  readonly #snapshots = new Map<string, readonly PendingField[]>();
  readonly #queues = new Map<string, Promise<unknown>>();
  readonly #last = new Map<string, { value: unknown; done: Promise<void> }>();
  readonly #listeners = new Set<() => void>();

  /** The writes of a field of a read. */
  writesOf(read: string, path: readonly string[]): FieldWrites<unknown> {
    const fields = this.#writes.get(read) ?? new Map<string, FieldWrites<unknown>>();
    this.#writes.set(read, fields);
    const name = path.join('.');
    const writes = fields.get(name) ?? createFieldWrites<unknown>();
    fields.set(name, writes);
    return writes;
  }

  /** Starts a save, unless the newest one of the field is under way with the same value: a double click. */
  once(field: string, value: unknown, start: () => Promise<void>): Promise<void> {
    const last = this.#last.get(field);
    if (last && Object.is(last.value, value)) return last.done;
    const done = start().finally(() => {
      if (this.#last.get(field)?.done === done) this.#last.delete(field);
    });
    this.#last.set(field, { value, done });
    return done;
  }

  /** Runs one after the other what belongs to one queue, so that the server ends where the page does. */
  inTurn(queue: string, send: () => Promise<unknown>): Promise<unknown> {
    const earlier = this.#queues.get(queue) ?? Promise.resolve();
    const turn = earlier.then(send, send);
    this.#queues.set(queue, turn);
    // Whoever asked for it hears of its failure; the queue only goes on.
    turn.catch(() => {});
    return turn;
  }

  /** Tells everyone that the writes of a read have changed. */
  changed(read: string): void {
    const fields = [...(this.#writes.get(read) ?? [])].flatMap(([name, writes]) => {
      const pending = writes.pending();
      return pending ? [{ path: name.split('.'), value: pending.value }] : [];
    });
    this.#snapshots.set(read, fields.length > 0 ? fields : NONE);
    for (const listener of this.#listeners) listener();
  }

  /** The fields of a read that are being saved. The same list until they change. */
  of(read: string): readonly PendingField[] {
    return this.#snapshots.get(read) ?? NONE;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
