/** The writes of one field that are under way, in the order they were begun. */
export interface FieldWrites<Value> {
  /** Begins a write; its number settles it. */
  begin(value: Value): number;
  /** The write arrived: answers the value to keep, or nothing where a newer one is kept already. */
  succeed(write: number): { value: Value } | undefined;
  /** The write did not arrive; what it would have changed is as it was. */
  fail(write: number): void;
  /** What the field should show meanwhile: the newest value that may still be kept. */
  pending(): { value: Value } | undefined;
}

/**
 * Makes the state of one field that is shown before it is saved (specification part 2 §4). A failed
 * write takes back its own value alone, whatever else succeeds before or after it.
 */
export function createFieldWrites<Value>(): FieldWrites<Value> {
  const open = new Map<number, Value>();
  let next = 0;
  let kept = -1;

  return {
    begin(value) {
      open.set(next, value);
      return next++;
    },
    succeed(write) {
      const value = open.get(write);
      if (!open.delete(write) || write < kept) return undefined;
      kept = write;
      return { value: value as Value };
    },
    fail(write) {
      open.delete(write);
    },
    pending() {
      const newest = [...open].at(-1);
      // An older write that is still under way would be overwritten by the newer one that arrived.
      return newest && newest[0] > kept ? { value: newest[1] } : undefined;
    },
  };
}
